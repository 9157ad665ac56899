import { Link } from '@payloadcms/ui'
import { Cog } from 'lucide-react'
import { idOf } from '../../../collections/idOf'
import type { Log } from '../../../collections/payload-types'
import { Initials } from '../cells/Initials'
import { momentText } from '../cells/words'
import { Sentence } from '../log/Sentence'
import type { panelTexts } from '../texts/panelTexts'
import type { HomeData } from './loadHome'

type Props = Readonly<{ data: HomeData; texts: ReturnType<typeof panelTexts> }>

/** The last lines of the log, in sentences. */
export async function Activity({ data, texts }: Props) {
  const { home } = texts
  const lines = await Promise.all(data.activity.map(async (log) => ({ log, when: await momentText(log.createdAt, texts) })))
  return (
    <section className="qs-card" aria-labelledby="qs-activity">
      <header className="qs-cardhead">
        <h2 id="qs-activity">{home.activity}</h2>
        <Link href="/admin/collections/logs" prefetch={false}>
          {home.wholeLog}
        </Link>
      </header>
      {lines.length === 0 && <p className="qs-calm">{home.noActivity}</p>}
      <ol className="qs-activity">
        {lines.map(({ log, when }) => {
          const who = data.people.get(idOf(log.user) ?? '')?.name ?? null
          return (
            <li key={log.id}>
              {who === null ? (
                <span className="qs-initials" aria-hidden="true">
                  <Cog />
                </span>
              ) : (
                <Initials name={who} />
              )}
              <p>
                <Sentence log={log} texts={texts} who={who} record={recordOf(log, data)} />
                <span className="qs-ago">{when}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The record of a line, where the page knows it; another that has its title on the line is taken to be there still. */
function recordOf({ collection, recordId, recordTitle, type }: Log, { accounts, people }: HomeData) {
  if (!recordId) return null
  const known = collection === 'accounts' ? accounts.get(recordId) : collection === 'users' ? people.get(recordId) : undefined
  if (known) return known
  return recordTitle && type !== 'Deleted' && type !== 'Delete media' ? { id: recordId, name: recordTitle, isTrashed: false } : null
}
