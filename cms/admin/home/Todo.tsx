import { Link } from '@payloadcms/ui'
import { Clock, FilePen, type LucideIcon, TriangleAlert, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { idOf } from '../../../collections/idOf'
import { dayText, momentText } from '../cells/words'
import { collectionWords } from '../log/words'
import { OnceButton } from '../kit/OnceButton'
import { fill, plural } from '../texts/fill'
import type { panelTexts } from '../texts/panelTexts'
import { hasWord } from '../texts/hasWord'
import type { HomeData } from './loadHome'

type Props = Readonly<{ data: HomeData; texts: ReturnType<typeof panelTexts> }>

/** What waits, by kind; a kind of which nothing waits is not named. */
export function Todo({ data, texts }: Props) {
  const { home } = texts
  const { content, waiting, total } = data.counts
  return (
    <div className="qs-card qs-todos">
      {total === 0 && <p className="qs-calm">{home.nothing}</p>}
      {waiting.unlinked > 0 && (
        <Kind
          id="unlinked"
          Sign={Unlink}
          tone="wrong"
          title={home.unlinked}
          why={home.unlinkedWhy}
          count={waiting.unlinked}
          shown={data.unlinked.length}
          href="/admin/collections/accounts?where[externalId][exists]=false"
          texts={texts}
        >
          <Unlinked data={data} texts={texts} />
        </Kind>
      )}
      {waiting.failedReports + waiting.failedJobs > 0 && (
        <Kind
          id="failed"
          Sign={TriangleAlert}
          tone="wrong"
          title={home.failed}
          why={home.failedWhy}
          count={waiting.failedReports + waiting.failedJobs}
          shown={data.reports.length + data.jobs.length}
          href="/admin/collections/payload-jobs"
          texts={texts}
        >
          <Failed data={data} texts={texts} />
        </Kind>
      )}
      {waiting.stale > 0 && (
        <Kind
          id="stale"
          Sign={Clock}
          tone="warning"
          title={home.stale}
          why={home.staleWhy}
          count={waiting.stale}
          shown={data.stale.length}
          href="/admin/collections/figures?sort=fetchedAt"
          texts={texts}
        >
          <Stale data={data} texts={texts} />
        </Kind>
      )}
      {content.size > 0 && (
        <Kind
          id="content"
          Sign={FilePen}
          tone="warning"
          title={home.content}
          why={home.contentWhy}
          count={[...content.values()].reduce((sum, count) => sum + count, 0)}
          shown={[...content.values()].reduce((sum, count) => sum + count, 0)}
          href={hrefOfContent([...content.keys()][0] ?? '')}
          texts={texts}
        >
          {[...content].map(([slug, count]) => (
            <Row
              key={slug}
              title={collectionWords(slug, 'many', texts.language)}
              href={hrefOfContent(slug)}
              below={slug === 'submissions' ? home.newSubmissions : home.drafts}
              when={String(count)}
            >
              <Link className="qs-button" href={hrefOfContent(slug)} prefetch={false}>
                {home.look}
                <span className="qs-sr">: {collectionWords(slug, 'many', texts.language)}</span>
              </Link>
            </Row>
          ))}
        </Kind>
      )}
    </div>
  )
}

/** The list of what waits in a collection of content. */
const hrefOfContent = (slug: string): string =>
  slug === 'submissions'
    ? `/admin/collections/${slug}?sort=createdAt`
    : `/admin/collections/${slug}?where[or][0][and][0][_status][equals]=draft`

type KindProps = Readonly<{
  id: string
  Sign: LucideIcon
  tone: 'wrong' | 'warning'
  title: string
  why: string
  count: number
  shown: number
  href: string
  texts: Props['texts']
  children: ReactNode
}>

function Kind({ children, count, href, id, Sign, shown, texts: { home, language }, title, tone, why }: KindProps) {
  return (
    <section id={id} aria-labelledby={`qs-${id}`}>
      <header>
        <Sign className={`qs-sign-${tone}`} aria-hidden="true" />
        <h2 id={`qs-${id}`}>{title}</h2>
        <span className="qs-none">{count}</span>
        <p>{why}</p>
        <Link href={href} prefetch={false}>
          {home.allOf}
        </Link>
      </header>
      <ul>{children}</ul>
      {count > shown && <p className="qs-more">{plural(home.more, count - shown, language)}</p>}
    </section>
  )
}

type RowProps = Readonly<{ title: string; href: string; below: string; when: string; children: ReactNode }>

const Row = ({ below, children, href, title, when }: RowProps) => (
  <li>
    <span className="qs-two">
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      <span>{below}</span>
    </span>
    <span className="qs-when">{when}</span>
    {children}
  </li>
)

function Unlinked({ data, texts: { cell, home } }: Props) {
  return data.unlinked.map(({ createdAt, id, name, portal }) => {
    const href = `/admin/collections/accounts/${id}#field-externalId`
    const of = data.portals.find((row) => row.portal.id === idOf(portal))?.portal.name
    const below = [of, cell.noExternalId.toLocaleLowerCase()].filter(Boolean).join(' · ')
    return (
      <Row key={id} title={name} href={href} below={below} when={fill(home.since, { date: dayText(createdAt) })}>
        <Link className="qs-button" href={href} prefetch={false}>
          {home.link}
          <span className="qs-sr">: {name}</span>
        </Link>
      </Row>
    )
  })
}

const again = ({ home }: Props['texts']) => ({ act: home.again, asked: home.asked, failed: home.actionFailed })

const reasonOf = (error: unknown): string | null => {
  const message = error !== null && typeof error === 'object' ? (error as { message?: unknown }).message : error
  return typeof message === 'string' && message !== '' ? message : null
}

async function Failed({ data, texts }: Props) {
  const { home, jobs } = texts
  const rows = [
    ...data.reports.map(({ account, error, id, updatedAt }) => ({
      id,
      updatedAt,
      kind: home.report,
      title: data.accounts.get(idOf(account))?.name ?? home.report,
      reason: error,
      href: `/admin/collections/reports/${id}`,
      path: `/api/panel/reports/${id}/again`,
    })),
    ...data.jobs.map(({ error, id, taskSlug, updatedAt }) => ({
      id,
      updatedAt,
      kind: home.job,
      title: hasWord(jobs, taskSlug) ? jobs[taskSlug] : home.job,
      reason: reasonOf(error),
      href: `/admin/collections/payload-jobs/${id}`,
      path: `/api/panel/jobs/${id}/again`,
    })),
  ]
  return Promise.all(
    rows.map(async ({ href, id, kind, path, reason, title, updatedAt }) => (
      <Row key={id} title={title} href={href} below={`${kind} · ${reason ?? home.noReason}`} when={await momentText(updatedAt, texts)}>
        <OnceButton path={path} words={again(texts)} about={title} />
      </Row>
    )),
  )
}

const dayMs = 24 * 3_600_000

function Stale({ data, texts }: Props) {
  const { home, language } = texts
  return data.stale.map(({ account, asOf, fetchedAt, id }) => {
    const accountId = idOf(account)
    const name = data.accounts.get(accountId)?.name ?? ''
    const days = Math.max(1, Math.floor((Date.now() - Date.parse(fetchedAt ?? '')) / dayMs))
    return (
      <Row
        key={id}
        title={name}
        href={`/admin/collections/accounts/${accountId}`}
        below={fill(home.figuresOf, { date: dayText(asOf) })}
        when={plural(home.daysOld, days, language)}
      >
        <OnceButton path={`/api/panel/accounts/${accountId}/fetch`} words={{ ...again(texts), act: home.fetch }} about={name} />
      </Row>
    )
  })
}
