import { Link } from '@payloadcms/ui'
import { ChevronRight, House, LogOut } from 'lucide-react'
import type { PayloadRequest, ServerProps, VisibleEntities } from 'payload'
import { actorOf } from '../../../collections/access/actorOf'
import { Initials } from '../cells/Initials'
import { brands } from '../../server/brands'
import { chosenBrand } from '../../server/services/panel/chosenBrand'
import { loadMenu, waitingIn } from '../data/counts'
import { plural } from '../texts/fill'
import { fileKinds } from '../texts/fileKindWords'
import { panelTexts } from '../texts/panelTexts'
import { roleWords } from '../texts/roleWords'
import { AppearanceSwitch } from './AppearanceSwitch'
import { brandOfPage } from './brandOfPage'
import { brandOptions } from './brandOptions'
import { BrandSwitch } from './BrandSwitch'
import { Calendars } from './Calendars'
import { Mark } from './Mark'
import { MendMarkup } from './MendMarkup'
import { groupIcons } from './groupIcons'
import { type MenuGroup, menuOf } from './menuOf'
import { nameOfUser } from './nameOfUser'
import { NavFrame } from './NavFrame'

type Props = ServerProps & Readonly<{ req?: PayloadRequest; collectionSlug?: string; viewType?: string; visibleEntities?: VisibleEntities }>

/** The panel's menu: whose records it shows, groups that open, the current collection marked, at the right what waits in each, and the person at the foot. */
export async function Nav({ collectionSlug, i18n, payload, req, viewType, visibleEntities }: Props) {
  const actor = req && actorOf(req)
  if (!req || !actor) return null
  const [brand, chosen] = await Promise.all([brandOfPage(), chosenBrand(req)])
  const { portals, waiting } = await loadMenu(req, chosen?.name ?? null)
  const { frame, home, language, markup } = panelTexts(i18n.language)
  const options = brandOptions([...brands().values()], frame.allBrands, language)
  const groups = menuOf({ config: payload.config, visible: visibleEntities?.collections ?? [], i18n, adminMenu: brand.adminMenu })
  const name = nameOfUser(req)
  return (
    <NavFrame label={frame.administration} closeLabel={frame.closeMenu}>
      <Link href="/admin" className="qs-brand" prefetch={false} aria-label={`${brand.displayName}, ${frame.home}`}>
        <Mark mark={brand.mark} />
        <span>{brand.displayName}</span>
      </Link>
      {options.length > 0 && (
        <BrandSwitch
          options={options}
          chosen={chosen?.name ?? null}
          portals={plural(home.portalCount, portals, language)}
          words={{
            brand: frame.brand,
            changeBrand: frame.changeBrand,
            brandShown: frame.brandShown,
            brandNotKept: frame.brandNotKept,
          }}
        />
      )}
      <Calendars />
      <MendMarkup words={markup} fileKinds={fileKinds(language)} />
      <div className="qs-groups">
        <Link href="/admin" prefetch={false} className="qs-item qs-home-link" aria-current={viewType === 'dashboard' ? 'page' : undefined}>
          <House aria-hidden="true" />
          <span>{frame.home}</span>
          <Waiting count={waiting.total} word={frame.toDo} />
        </Link>
        {groups.map((group) => (
          <Group key={group.name} group={group} current={collectionSlug} count={(slug) => waitingIn(waiting, slug)} word={frame.toDo} />
        ))}
      </div>
      <div className="qs-foot">
        <Link href="/admin/account" className="qs-me" prefetch={false}>
          <Initials name={name} />
          <span>
            <b>{name}</b>
            <small>{roleWords(actor, language)[0] ?? ''}</small>
          </span>
        </Link>
        <AppearanceSwitch toDark={frame.toDark} toLight={frame.toLight} />
        <Link href="/admin/logout" className="qs-quiet" prefetch={false} aria-label={frame.signOut} title={frame.signOut}>
          <LogOut aria-hidden="true" />
        </Link>
      </div>
    </NavFrame>
  )
}

type GroupProps = Readonly<{ group: MenuGroup; current: string | undefined; count: (slug: string) => number; word: string }>

function Group({ count, current, group, word }: GroupProps) {
  const Sign = groupIcons[group.name]
  return (
    <details data-group={group.name} open={group.items.some(({ slug }) => slug === current)}>
      <summary>
        <Sign aria-hidden="true" />
        <span>{group.label}</span>
        <Waiting count={group.items.reduce((sum, { slug }) => sum + count(slug), 0)} word={word} />
        <ChevronRight className="qs-turn" aria-hidden="true" />
      </summary>
      <ul>
        {group.items.map(({ label, slug }) => (
          <li key={slug}>
            <Link
              href={`/admin/collections/${slug}`}
              prefetch={false}
              className="qs-item"
              aria-current={slug === current ? 'page' : undefined}
            >
              <span>{label}</span>
              <Waiting count={count(slug)} word={word} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Waiting = ({ count, word }: Readonly<{ count: number; word: string }>) =>
  count === 0 ? null : (
    <span className="qs-waiting">
      {count}
      <span className="qs-sr"> {word}</span>
    </span>
  )
