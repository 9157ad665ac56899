import type { UIFieldServerProps } from 'payload'
import { idOf } from '../../../collections/idOf'
import { settings } from '../../server/settings'
import { momentText, dayText } from '../cells/words'
import { nameOf } from '../data/records'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'
import { MoveToTrash } from './MoveToTrash'
import { RecordHistory } from './RecordHistory'
import { SavedFact } from './SavedFact'

/** A person in the trash is anonymised after these days, and cannot come back as they were (decision 105). */
const daysOfPerson = 30

/** At the side of a record: when it was saved and added and by whom, and the way to the trash. */
export async function RecordFacts({ clientField, collectionSlug, data, i18n, payload }: UIFieldServerProps) {
  const slug = collectionSlug ?? ''
  const doc = data as Readonly<Record<string, unknown> & { id?: string }>
  const config = payload.config.collections.find((each) => each.slug === slug)
  if (!config || doc.id === undefined || clientField === undefined) return null
  const texts = panelTexts(i18n.language)
  const words = recordWords[texts.language]
  const who = async (stamp: unknown) => {
    const id = idOf(stamp)
    return id === null ? words.server : ((await nameOf(payload, 'users', id))?.name ?? words.server)
  }
  const fact = async (name: string, at: unknown, by: unknown) =>
    typeof at === 'string' ? [{ name, instant: at, at: await momentText(at, texts), by: await who(by) }] : []
  const facts = [...(await fact(words.saved, doc.updatedAt, doc.updatedBy)), ...(await fact(words.added, doc.createdAt, doc.createdBy))]
  const until = new Date()
  if (slug === 'users') until.setUTCDate(until.getUTCDate() + daysOfPerson)
  else until.setUTCFullYear(until.getUTCFullYear() + settings().retentionYears)
  const title = doc[config.admin.useAsTitle ?? 'id']
  return (
    <section className="qs-recordfacts">
      <RecordHistory payload={payload} slug={slug} id={doc.id} language={i18n.language} />
      <dl>
        {facts.map(({ at, by, instant, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {name === words.saved ? (
                <SavedFact at={at} by={by} instant={instant} />
              ) : (
                <>
                  {at}
                  <small>{by}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {config.trash && !doc.deletedAt && (
        <MoveToTrash
          slug={slug}
          id={doc.id}
          name={typeof title === 'string' ? title : ''}
          until={dayText(until.toISOString())}
          canBeInactive={doc.active === true}
        />
      )}
    </section>
  )
}
