import { Gutter, HydrateAuthProvider, Link, SetDocumentStepNav } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { Equal } from 'lucide-react'
import type { DocumentViewServerProps } from 'payload'
import { partsDivider } from '../../../shared/format/parts'
import { Initials } from '../cells/Initials'
import { Pill } from '../cells/words'
import { fill, plural } from '../texts/fill'
import { formatLocale } from '../texts/formatLocale'
import { panelTexts } from '../texts/panelTexts'
import { CompareWith } from './CompareWith'
import { changesOf, comparePieces, type Difference } from './comparePieces'
import { type HistoryWords, historyWords } from './historyWords'
import { loadHistory, type Version, versionsShown } from './loadHistory'
import { RestoreVersion } from './RestoreVersion'
import type { Stretch } from './wordDiff'

/** Most versions in the list at once; older ones stay in the database and are not shown. */
const mostShown = 100

/**
 * The history of a record at `…/versions` and `…/versions/{version}`: who saved it when and what they changed, two versions beside one another, and the
 * way back. The search part of the address says with which version (`with`), whether the same is shown too (`all`), and how long the list is (`show`).
 */
export async function History({ i18n, initPageResult, routeSegments = [], searchParams }: DocumentViewServerProps) {
  const { collectionConfig: collection, docID: id, permissions, req } = initPageResult
  if (!collection || id === undefined) return null
  const texts = panelTexts(i18n.language)
  const words = historyWords[texts.language]
  const asked = Number(searchParams?.show)
  const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, mostShown) : versionsShown
  const { publication, total, versions } = await loadHistory({ req, collection, id, i18n, texts, limit })
  const isTrashed = routeSegments[2] === 'trash'
  const base = `/admin/collections/${collection.slug}/${isTrashed ? 'trash/' : ''}${id}/versions`
  const named = routeSegments.at(-1)
  const chosen = versions.find((version) => version.id === named) ?? versions[0]
  const other =
    versions.find((version) => version.id === searchParams?.with && version.id !== chosen?.id) ??
    (chosen === versions[0] ? versions[1] : versions[0])
  const showsAll = searchParams?.all === '1'
  const hasDrafts = Boolean(collection.versions && collection.versions.drafts)
  return (
    <main>
      <HydrateAuthProvider permissions={permissions} />
      <SetDocumentStepNav
        collectionSlug={collection.slug}
        id={id}
        isTrashed={isTrashed}
        pluralLabel={getTranslation(collection.labels.plural, i18n)}
        useAsTitle={collection.admin.useAsTitle ?? 'id'}
        view={i18n.t('version:versions')}
      />
      <Gutter className="qs-history">
        {publication.length > 0 && (
          <p className="qs-history__state">
            {publication.map(({ at, kind, who }) => (
              <span key={kind}>{fill(words[kind], { at: withinSentence(at), who })}</span>
            ))}
          </p>
        )}
        <div className="qs-history__columns">
          <nav className="qs-versions" aria-label={words.versions}>
            {groupsOf(versions, words, formatLocale(texts.language)).map(({ label, members }) => (
              <section key={label} aria-label={label}>
                <h2>{label}</h2>
                <ol>
                  {members.map((version) => (
                    <li key={version.id}>
                      <VersionLink
                        href={`${base}/${version.id}`}
                        version={version}
                        mark={version === chosen ? 'chosen' : version === other ? 'other' : undefined}
                        words={words}
                        language={texts.language}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            ))}
            {total > versions.length && versions.length < mostShown && (
              <Link className="qs-button qs-button--quiet" href={`${base}?show=${limit + versionsShown}`} prefetch={false}>
                {plural(words.showMore, Math.min(versionsShown, total - versions.length), texts.language)}
              </Link>
            )}
          </nav>
          {chosen && (
            <Comparison
              all={versions}
              base={base}
              chosen={chosen}
              other={other}
              showsAll={showsAll}
              language={texts.language}
              words={words}
            >
              {versions[0] && chosen !== versions[0] && !isTrashed && (
                <RestoreVersion
                  slug={collection.slug}
                  id={String(id)}
                  hasDrafts={hasDrafts}
                  version={{ id: chosen.id, number: chosen.number }}
                  newest={{ id: versions[0].id, isDraft: versions[0].status === 'draft' }}
                  published={versions.find(({ status }) => status === 'published')?.id ?? null}
                  next={total + 1}
                  words={words}
                />
              )}
            </Comparison>
          )}
        </div>
      </Gutter>
    </main>
  )
}

type LinkProps = Readonly<{
  href: string
  version: Version
  mark: 'chosen' | 'other' | undefined
  words: HistoryWords
  language: keyof typeof historyWords
}>

function VersionLink({ href, language, mark, version: { changes, number, status, when, who }, words }: LinkProps) {
  return (
    <Link href={href} prefetch={false} className="qs-version" data-mark={mark} aria-current={mark === 'chosen' ? 'page' : undefined}>
      <Initials name={who} />
      <span className="qs-version__facts">
        <b>{when}</b>
        <span>{who}</span>
        <span>{summaryOf(changes, words, language)}</span>
      </span>
      <span className="qs-version__side">
        <span>
          <span className="qs-sr">{fill(words.version, { number })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        {status === 'draft' && <Pill tone="off">{words.draft}</Pill>}
        {status === 'published' && <Pill tone="on">{words.published}</Pill>}
      </span>
    </Link>
  )
}

/** "Title; Content 2, Text", or how many there are where they are more than two. What a block stands in is said by the comparison. */
function summaryOf(changes: Version['changes'], words: HistoryWords, language: keyof typeof historyWords): string {
  if (changes === null) return words.created
  if (changes.length === 0) return words.nothingChanged
  const labels = [...new Set(changes.map((change) => change.labels.slice(-2).join(', ')))]
  return labels.length > 2 ? plural(words.changes, changes.length, language) : labels.join(partsDivider(language))
}

type ComparisonProps = Readonly<{
  all: readonly Version[]
  base: string
  chosen: Version
  other: Version | undefined
  showsAll: boolean
  words: HistoryWords
  language: keyof typeof historyWords
  children: React.ReactNode
}>

function Comparison({ all, base, children, chosen, language, other, showsAll, words }: ComparisonProps) {
  if (!other)
    return (
      <section className="qs-compare">
        <p className="qs-compare__calm">{words.onlyOne}</p>
      </section>
    )
  const [older, newer] = chosen.number < other.number ? [chosen, other] : [other, chosen]
  const differences = comparePieces(older.pieces, newer.pieces)
  const changed = changesOf(differences)
  const sameCount = differences.length - changed.length
  const shown = showsAll ? differences : changed
  const head = (version: Version) => (
    <div>
      {version === other ? (
        <CompareWith
          label={words.compareWith}
          base={`${base}/${chosen.id}`}
          chosen={other.id}
          options={all
            .filter(({ id }) => id !== chosen.id)
            .map(({ id, number, status, when }) => ({
              id,
              label: [fill(words.version, { number }), when, ...(status ? [words[status]] : [])].join(' · '),
            }))}
        />
      ) : (
        <>
          <span className="qs-compare__label">{fill(words.version, { number: version.number })}</span>
          <p>
            <b>{version.when}</b> <span className="qs-none">{version.who}</span>
          </p>
        </>
      )}
    </div>
  )
  const address = (isAll: boolean) => `${base}/${chosen.id}?with=${other.id}${isAll ? '&all=1' : ''}`
  return (
    <section
      className="qs-compare"
      aria-label={`${fill(words.version, { number: older.number })}, ${fill(words.version, { number: newer.number })}`}
    >
      <header className="qs-compare__head">
        {head(older)}
        {head(newer)}
      </header>
      {shown.length === 0 && <p className="qs-compare__calm">{words.noDifference}</p>}
      {shown.map((difference) => (
        <Row key={difference.key} difference={difference} words={words} />
      ))}
      {sameCount > 0 && (
        <p className="qs-compare__same">
          <Equal aria-hidden="true" />
          {plural(words.sameCount, sameCount, language)}
          <Link href={address(!showsAll)} prefetch={false} role="switch" aria-checked={!showsAll}>
            {words.onlyDiffering}
          </Link>
        </p>
      )}
      {children}
    </section>
  )
}

function Row({ difference: { after, before, labels, state }, words }: Readonly<{ difference: Difference; words: HistoryWords }>) {
  const label = labels.join(', ')
  return (
    <section className="qs-diff" aria-label={label}>
      <header>
        <h3>{label}</h3>
        <span className="qs-diff__state" data-state={state}>
          {words[state]}
        </span>
      </header>
      <Side stretches={before} as="del" words={words} />
      <Side stretches={after} as="ins" words={words} />
    </section>
  )
}

type SideProps = Readonly<{ stretches: readonly Stretch[] | null; as: 'del' | 'ins'; words: HistoryWords }>

function Side({ as: Mark, stretches, words }: SideProps) {
  if (stretches === null)
    return (
      <div>
        <p className="qs-none">{words.notIn}</p>
      </div>
    )
  return (
    <div>
      <p>
        {stretches.map(({ isChanged, text }, index) =>
          isChanged && text.trim() !== '' ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
        )}
      </p>
    </div>
  )
}

const dayMs = 24 * 3_600_000

type Group = { label: string; members: Version[] }

/** Today, this week, then by month. */
function groupsOf(versions: readonly Version[], words: HistoryWords, locale: string): Group[] {
  const now = Date.now()
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const groups: Group[] = []
  for (const version of versions) {
    const at = new Date(version.savedAt)
    const age = now - at.getTime()
    const isToday = at.toISOString().slice(0, 10) === new Date(now).toISOString().slice(0, 10)
    const label = isToday ? words.today : age < 7 * dayMs ? words.thisWeek : capital(month.format(at), locale)
    const last = groups.at(-1)
    if (last?.label === label) last.members.push(version)
    else groups.push({ label, members: [version] })
  }
  return groups
}

/** "Today, 09:16" where it stands within a sentence. */
const withinSentence = (moment: string): string => moment.charAt(0).toLocaleLowerCase() + moment.slice(1)

const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
