import { Link } from '@payloadcms/ui'
import type { I18nClient } from '@payloadcms/translations'
import type { PayloadRequest, ServerProps, VisibleEntities } from 'payload'
import { actorOf } from '../../../collections/access/actorOf'
import { chosenBrand } from '../../server/services/panel/chosenBrand'
import type { Locale } from '../../../shared/i18n/locales'
import { BrandLine } from '../frame/BrandLine'
import { brandOfPage } from '../frame/brandOfPage'
import { type MenuGroup, menuOf } from '../frame/menuOf'
import { nameOfUser } from '../frame/nameOfUser'
import { groupIcons } from '../frame/groupIcons'
import { Sum, type SumPart } from '../kit/Sum'
import { fill } from '../texts/fill'
import { numberText } from '../texts/numberText'
import { panelTexts } from '../texts/panelTexts'
import { Activity } from './Activity'
import { loadHome } from './loadHome'
import { Portals } from './Portals'
import { Todo } from './Todo'

type Props = ServerProps &
  Readonly<{ i18n: I18nClient; visibleEntities: VisibleEntities; initPageResult: Readonly<{ req: PayloadRequest }> }>

/** The panel's first page: what needs doing, as a line that adds up and each with its action, then what happened and what there is. */
export async function Home({ i18n, initPageResult: { req }, searchParams, visibleEntities }: Props) {
  const actor = actorOf(req)
  if (!actor) return null
  const [brand, chosen] = await Promise.all([brandOfPage(), chosenBrand(req)])
  const groups = menuOf({ config: req.payload.config, visible: visibleEntities.collections, i18n, adminMenu: brand.adminMenu })
  const data = await loadHome(req, {
    brand: chosen?.name ?? null,
    collections: groups.flatMap(({ items }) => items.map(({ slug }) => slug)),
  })
  const texts = panelTexts(i18n.language)
  const { home } = texts
  const name = nameOfUser(req).split(/[\s,]/)[0] ?? ''
  const { content, total, waiting } = data.counts
  const failed = waiting.failedReports + waiting.failedJobs
  return (
    <main className="qs-page">
      {searchParams?.unknown && (
        <p role="status" className="qs-none">
          {home.unknownPage}
        </p>
      )}
      <header className="qs-listhead">
        <div>
          <h1 className="qs-greeting">{fill(home[partOfDay(brand.timeZone)], { name })}</h1>
          <p className="qs-hero">
            {total} <span>{home.todo}</span>
          </p>
          {chosen && <BrandLine brand={chosen} texts={texts} />}
        </div>
        <div className="qs-actions">
          <Link className="qs-button qs-button--primary" href="/admin/collections/accounts/create" prefetch={false}>
            {home.addAccount}
          </Link>
        </div>
      </header>
      <Sum
        language={texts.language}
        label={home.ledger}
        parts={[
          term(texts.language, 'unlinked', home.unlinked, waiting.unlinked),
          term(texts.language, 'failed', home.failed, failed),
          term(texts.language, 'stale', home.stale, waiting.stale),
          term(
            texts.language,
            'content',
            home.content,
            [...content.values()].reduce((sum, count) => sum + count, 0),
          ),
        ]}
        total={{ label: texts.frame.toDo, count: total }}
      />
      <div className="qs-columns">
        <Todo data={data} texts={texts} />
        <div className="qs-stack">
          <Activity data={data} texts={texts} />
          <Portals rows={data.portals} texts={texts} />
        </div>
      </div>
      <section className="qs-stack" aria-labelledby="qs-everything">
        <h2 id="qs-everything">{home.everything}</h2>
        <div className="qs-card qs-map">
          {groups.map((group) => (
            <Group key={group.name} language={texts.language} group={group} totals={data.totals} />
          ))}
        </div>
      </section>
    </main>
  )
}

/** A part of what is to do, which leads to its list further down. */
const term = (language: Locale, list: string, label: string, count: number): SumPart => ({
  key: list,
  label,
  count,
  content: count > 0 ? <a href={`#${list}`}>{numberText(count, language)}</a> : undefined,
})

function Group({ group, language, totals }: Readonly<{ language: Locale; group: MenuGroup; totals: ReadonlyMap<string, number> }>) {
  const Sign = groupIcons[group.name]
  return (
    <div role="group" aria-labelledby={`qs-map-${group.name}`}>
      <h3 id={`qs-map-${group.name}`}>
        <Sign aria-hidden="true" />
        {group.label}
      </h3>
      <ul>
        {group.items.map(({ label, slug }) => (
          <li key={slug}>
            <Link href={`/admin/collections/${slug}`} prefetch={false}>
              <span>{label}</span>
              <span>{numberText(totals.get(slug) ?? 0, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function partOfDay(timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(new Date()))
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}
