import { activityKinds } from '../../../collections/hooks/logActivity'
import type { Log } from '../../../collections/payload-types'
import { viewSectionNamed } from '../../../shared/domain/viewSections'
import type { panelTexts } from '../texts/panelTexts'
import { sectionWords } from '../texts/sectionWords'
import { changeWords, collectionWords } from './words'

export type LogLine = Pick<Log, 'type' | 'collection' | 'recordId' | 'recordTitle' | 'changes'> & Partial<Pick<Log, 'section'>>

/** A piece of a sentence: plain, the person who did it, or the record, which leads somewhere while it exists. */
export type Piece = Readonly<{ kind: 'text' | 'who' | 'what'; text: string; href?: string }>

type Facts = Readonly<{
  log: LogLine
  texts: ReturnType<typeof panelTexts>
  /** Whoever did it; null for the server, and for a person who is gone. */
  who: string | null
  /** The record as it is today; null when it is gone for good. */
  record: Readonly<{ id: string; name: string; isTrashed: boolean }> | null
}>

/** A line of the log as a sentence that can be read aloud: "Anna Lindqvist changed Advisors of Ellery-Voss, Catherine." */
export function sentence({ log, record, texts, who }: Facts): Piece[] {
  const slug = log.collection ?? ''
  const fields = changeWords(slug, log.changes, texts.language)
  const section = log.type === 'Viewed' ? viewSectionNamed(log.section) : null
  const looks = sectionWords[texts.language]
  const template = section === null ? templateOf(log.type, fields.length > 0, texts) : slug === '' ? looks.looked : looks.lookedAt
  // A collection whose records have no name puts the id where the title would be.
  const title = [log.recordTitle, record?.name].find((each) => each && each !== log.recordId) ?? recordOf(slug, texts)
  const href = record && slug !== '' ? `/admin/collections/${slug}${record.isTrashed ? '/trash' : ''}/${record.id}` : undefined
  const pieces: Readonly<Record<string, Piece>> = {
    who: { kind: 'who', text: who ?? texts.log.server },
    what: { kind: 'what', text: title, ...(href === undefined ? {} : { href }) },
    fields: { kind: 'text', text: joined(fields, texts.log.and) },
    section: { kind: 'text', text: section === null ? '' : looks.sections[section] },
  }
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => pieces[part.slice(1, -1)] ?? { kind: 'text', text: part })
}

function templateOf(type: string, hasFields: boolean, { log }: Facts['texts']): string {
  const kind = activityKinds.find((each) => each === type)
  if (kind === undefined) return log.saved
  return (kind === 'Updated' || kind === 'Updated media') && !hasFields ? log.saved : log[kind]
}

function recordOf(slug: string, { language, log }: Facts['texts']): string {
  const collection = collectionWords(slug, 'many', language)
  return collection === '' ? log.unknown : log.recordOf.replace('{collection}', collection)
}

/** "Name, Portal and Advisors". */
const joined = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
