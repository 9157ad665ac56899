import type { I18nClient } from '@payloadcms/translations'
import type { PayloadRequest, SanitizedCollectionConfig, TypeWithVersion } from 'payload'
import { idOf } from '../../../collections/idOf'
import { type FormSteps, stepsShapeSchema } from '../../../shared/contracts/forms/formSchema'
import { momentText } from '../cells/words'
import { nameOf } from '../data/records'
import { designerWords } from '../forms/designerWords'
import { fill } from '../texts/fill'
import type { panelTexts } from '../texts/panelTexts'
import { changesOf, comparePieces, type Difference, type Piece } from './comparePieces'
import { historyWords } from './historyWords'
import { type Part, partsOf, type Wording } from './partsOf'

/** Versions that a page of the list shows. */
export const versionsShown = 20

export type Version = Readonly<{
  id: string
  /** 1 is the oldest that is still stored. */
  number: number
  savedAt: string
  /** As people read it. */
  when: string
  who: string
  status: 'draft' | 'published' | null
  /** Against the version before; null of the oldest. */
  changes: readonly Difference[] | null
  pieces: readonly Piece[]
}>

export type History = Readonly<{ versions: readonly Version[]; total: number; publication: readonly Fact[] }>
type Fact = Readonly<{ kind: 'publishedBy' | 'publishAt' | 'unpublishAt'; at: string; who: string }>

type Given = Readonly<{
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string | number
  i18n: I18nClient
  texts: ReturnType<typeof panelTexts>
  /** How many of the newest versions. */
  limit: number
}>

type Stored = TypeWithVersion<Record<string, unknown> & { _status?: 'draft' | 'published' }>

/** The newest versions of a record in words, each with what it changed. With the rights of whoever looks. */
export async function loadHistory({ collection, i18n, id, limit, req, texts }: Given): Promise<History> {
  const { payload } = req
  const words = historyWords[texts.language]
  const { docs, totalDocs } = await payload.findVersions({
    collection: collection.slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    // One more: what the oldest of them changed shows against the one before it.
    limit: limit + 1,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  const stored = docs as unknown as Stored[]
  const wording: Wording = {
    i18n,
    yes: words.yes_,
    no: words.no_,
    place: (number, total) => fill(words.place, { number, total }),
    formatting: words.formatting,
    json: { 'forms.steps': (value) => stepsInWords(value, texts.language) },
  }
  const place = { slug: collection.slug, key: '', labels: [] }
  const personName = async (who: unknown) => {
    const userId = idOf(who)
    return userId === null ? words.server : ((await nameOf(payload, 'users', userId))?.name ?? words.server)
  }
  const read = await Promise.all(
    stored.map(async ({ version }) => ({
      pieces: await inWords(partsOf(collection.fields, version, place, wording)),
      who: await personName(version.updatedBy),
    })),
  )
  async function inWords(parts: readonly Part[]): Promise<Piece[]> {
    return Promise.all(
      parts.map(async ({ key, labels, row, value }) => {
        if (value.kind === 'text') return { key, labels, text: value.text, ...(row ? { row } : {}) }
        if (value.kind === 'moment') return { key, labels, text: await momentText(value.instant, texts) }
        const names = await Promise.all(
          value.references.map(async (reference) => (await nameOf(payload, reference.collection, reference.id))?.name || words.gone),
        )
        return { key, labels, text: names.join(', ') }
      }),
    )
  }
  const versions = await Promise.all(
    stored.slice(0, limit).map(async ({ id: versionId, updatedAt, version }, index): Promise<Version> => {
      const [own, former] = [read[index], read[index + 1]]
      return {
        id: String(versionId),
        number: totalDocs - index,
        savedAt: String(updatedAt),
        when: await momentText(String(updatedAt), texts),
        who: own?.who ?? words.server,
        status: version._status ?? null,
        changes: former ? changesOf(comparePieces(former.pieces, own?.pieces ?? [])) : null,
        pieces: own?.pieces ?? [],
      }
    }),
  )
  return { versions, total: totalDocs, publication: await publicationOf(stored) }

  async function publicationOf(all: readonly Stored[]): Promise<Fact[]> {
    const published = all.find(({ version }) => version._status === 'published')?.version
    const newest = all[0]?.version
    const fact = async (kind: Fact['kind'], at: unknown, who: unknown): Promise<Fact[]> =>
      typeof at === 'string' ? [{ kind, at: await momentText(at, texts), who: await personName(who) }] : []
    return [
      ...(await fact('publishedBy', published?.publishedAt, published?.publishedBy)),
      ...(await fact('publishAt', newest?.publishAt, null)),
      ...(await fact('unpublishAt', newest?.unpublishAt, null)),
    ]
  }
}

/** Steps of a form with their questions, a line each. */
function stepsInWords(value: unknown, language: keyof typeof designerWords): string {
  const parsed = stepsShapeSchema.safeParse(value)
  const steps: FormSteps = parsed.success ? parsed.data : []
  const { kinds } = designerWords[language]
  const { required } = historyWords[language]
  return steps
    .flatMap(({ fields, title }, index) => [
      `${index + 1}. ${title}`,
      ...fields.map((field) => `• ${field.label} (${[kinds[field.type], ...(field.required ? [required] : [])].join(', ')})`),
    ])
    .join('\n')
}
