import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { idOf } from '../../../collections/idOf'
import { momentText } from '../cells/words'
import { nameOf } from '../data/records'
import { Sentence } from '../log/Sentence'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'

/** Lines of the log that stand beside a record; the whole log is a link. */
const shownLines = 5

type Props = Readonly<{ payload: Payload; slug: string; id: string; language: string }>

/** Who changed what of a record, the newest first, in sentences. */
export async function RecordHistory({ id, language, payload, slug }: Props) {
  const texts = panelTexts(language)
  const words = recordWords[texts.language]
  const { docs } = await payload.find({
    collection: 'logs',
    where: { and: [{ collection: { equals: slug } }, { recordId: { equals: id } }] },
    sort: '-createdAt',
    limit: shownLines,
    pagination: false,
    depth: 0,
    // rights: the panel is for platform admins alone, who read the log.
    overrideAccess: true,
  })
  const lines = await Promise.all(
    docs.map(async (log) => {
      const user = idOf(log.user)
      return {
        log,
        when: await momentText(log.createdAt, texts),
        who: user === null ? null : ((await nameOf(payload, 'users', user))?.name ?? null),
      }
    }),
  )
  const title = docs.find(({ recordTitle }) => recordTitle)?.recordTitle ?? ''
  return (
    <section aria-labelledby="qs-recordhistory" className="qs-recordhistory">
      <h2 id="qs-recordhistory">{words.history}</h2>
      {lines.length === 0 ? (
        <p>{words.noHistory}</p>
      ) : (
        <ol>
          {lines.map(({ log, when, who }) => (
            <li key={log.id}>
              <Sentence log={log} texts={texts} who={who} record={{ id, name: log.recordTitle ?? title, isTrashed: false }} />
              <small>{when}</small>
            </li>
          ))}
        </ol>
      )}
      <Link href={`/admin/collections/logs?where[or][0][and][0][recordId][equals]=${encodeURIComponent(id)}`} prefetch={false}>
        {words.wholeLog}
      </Link>
    </section>
  )
}
