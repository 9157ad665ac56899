import { Link } from '@payloadcms/ui'
import type { Payload, Where } from 'payload'
import { idOf } from '../../../collections/idOf'
import type { Log } from '../../../collections/payload-types'
import { onlyViews, withoutViews } from '../../server/services/views/withoutViews'
import { momentText } from '../cells/words'
import { nameOf } from '../data/records'
import { Sentence } from '../log/Sentence'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'
import { sectionWords } from '../texts/sectionWords'

/** Lines of the log that stand beside a record; the whole log is a link. */
const shownLines = 5
const shownViews = 3

type Props = Readonly<{ payload: Payload; slug: string; id: string; language: string }>

/** Who changed what of a record, and below it who looked at it, the newest first, in sentences. */
export async function RecordHistory({ id, language, payload, slug }: Props) {
  const texts = panelTexts(language)
  const words = recordWords[texts.language]
  const of: Where = { and: [{ collection: { equals: slug } }, { recordId: { equals: id } }] }
  const [changes, views] = await Promise.all([
    linesOf(payload, { and: [of, withoutViews()] }, shownLines, texts),
    linesOf(payload, { and: [of, onlyViews()] }, shownViews, texts),
  ])
  const title = [...changes, ...views].find(({ log }) => log.recordTitle)?.log.recordTitle ?? ''
  const list = (lines: readonly Line[]) => (
    <ol>
      {lines.map(({ log, when, who }) => (
        <li key={log.id}>
          <Sentence log={log} texts={texts} who={who} record={{ id, name: log.recordTitle ?? title, isTrashed: false }} />
          <small>{when}</small>
        </li>
      ))}
    </ol>
  )
  return (
    <section aria-labelledby="qs-recordhistory" className="qs-recordhistory">
      <h2 id="qs-recordhistory">{words.history}</h2>
      {changes.length === 0 ? <p>{words.noHistory}</p> : list(changes)}
      {views.length > 0 && (
        <>
          <h2>{sectionWords[texts.language].heading}</h2>
          {list(views)}
        </>
      )}
      <Link href={`/admin/collections/logs?where[or][0][and][0][recordId][equals]=${encodeURIComponent(id)}`} prefetch={false}>
        {words.wholeLog}
      </Link>
    </section>
  )
}

type Line = Readonly<{ log: Log; when: string; who: string | null }>

async function linesOf(payload: Payload, where: Where, limit: number, texts: ReturnType<typeof panelTexts>): Promise<Line[]> {
  const { docs } = await payload.find({
    collection: 'logs',
    where,
    sort: '-createdAt',
    limit,
    pagination: false,
    depth: 0,
    // rights: the panel is for platform admins alone, who read the log.
    overrideAccess: true,
  })
  return Promise.all(
    docs.map(async (log) => {
      const user = idOf(log.user)
      return {
        log,
        when: await momentText(log.createdAt, texts),
        who: user === null ? null : ((await nameOf(payload, 'users', user))?.name ?? null),
      }
    }),
  )
}
