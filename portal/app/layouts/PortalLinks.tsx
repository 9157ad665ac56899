import ExternalLink from 'lucide-react/icons/external-link'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { RailLink } from '../../../shared/contracts/railLinks'
import { isOutside } from '../../../shared/domain/navigation'
import { screenAt } from '../../../shared/routes/screens'
import { shapeOf } from '../../features/navigation/navigationIcons'
import { useOpenProcesses } from '../../features/navigation/openProcesses.read'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { token } from '../../ui/tokens'
import { LazyPopover } from '../LazyPopover'
import { choiceRow, choiceRows } from './choiceRow'
import { railed, railItem } from './railStyle'
import { withSoftHyphens } from './softHyphens'

/** Below the screens, behind a line; the rail gives its lists their gaps. */
const Links = styled.ul`
  border-block-start: 1px solid ${token('rail-line')};
`

const RailLinkLook = styled(Link)`
  ${railItem}
`
const RailAnchorLook = styled.a`
  ${railItem}
`
const RailButtonLook = styled.button`
  ${railItem}
`

const Choices = styled.ul`
  ${choiceRows}
  margin-block: calc(-1 * ${token('s-2')});

  a {
    ${choiceRow}
  }
`

/** On a small screen they stand in the popover of the bottom bar, where the rail is not. */
const Below = styled(Choices)`
  margin-block: 2px;

  ${railed} {
    display: none;
  }
`

type Looks = Readonly<{ LinkLook: ComponentType<LookProps> | typeof RailLinkLook; AnchorLook: 'a' | typeof RailAnchorLook }>
type LookProps = Readonly<{ to: string; children: ReactNode; onClick?: () => void }>

const inRail: Looks = { LinkLook: RailLinkLook, AnchorLook: RailAnchorLook }
const inPopover: Looks = { LinkLook: Link, AnchorLook: 'a' }

type Props = Readonly<{ links?: readonly RailLink[] | undefined; portal: string; place: 'rail' | 'popover' }>

/**
 * The links that a portal adds to its own screens, and after them the processes that none of them leads to. One with links beneath it opens
 * them; in a popover they stand in one list with it.
 */
export function PortalLinks({ links: own = [], place, portal }: Props) {
  const processes = useProcessLinks(portal, own)
  const links = [...own, ...processes]
  if (links.length === 0) return null
  if (place === 'popover')
    return (
      <Below>
        {links
          .flatMap(({ icon, link, links: beneath, name }) =>
            [...(link === null ? [] : [{ name, link }]), ...beneath].map((each) => ({ ...each, icon })),
          )
          .map((each) => (
            <li key={`${each.name} ${each.link}`}>
              <Place {...each} looks={inPopover} />
            </li>
          ))}
      </Below>
    )
  return (
    <Links>
      {links.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </Links>
  )
}

/** The processes as links: a single one by its own name, several beneath one entry. */
function useProcessLinks(portal: string, links: readonly RailLink[]): readonly RailLink[] {
  const t = useText('shell')
  const { navigation } = useBrand()
  const { data } = useOpenProcesses(navigation.processes)
  const led = new Set(links.flatMap((each) => [each.link, ...each.links.map(({ link }) => link)]))
  const rest = (data?.processes ?? [])
    .map(({ id, name }) => ({ name, link: paths.process(portal, id) }))
    .filter(({ link }) => !led.has(link))
  const [only, ...others] = rest
  if (!only) return []
  const entry = others.length === 0 ? { ...only, links: [] } : { name: t('nav.forms'), link: null, links: rest }
  return [{ id: 'processes', icon: 'file', ...entry }]
}

function Entry({ entry: { icon, link, links, name } }: Readonly<{ entry: RailLink }>) {
  const { pathname } = useLocation()
  if (links.length === 0) return link === null ? null : <Place name={withSoftHyphens(name)} link={link} icon={icon} looks={inRail} />
  const all = [...(link === null ? [] : [{ name, link }]), ...links]
  const isHere = all.some((each) => each.link === pathname)
  return (
    <LazyPopover
      label={name}
      placement="right top"
      button={(props) => (
        <RailButtonLook {...props} {...(isHere ? { 'aria-current': 'true' as const } : {})}>
          <Icon of={shapeOf(icon)} />
          <span>{withSoftHyphens(name)}</span>
        </RailButtonLook>
      )}
    >
      {(close) => (
        <Choices>
          {all.map((each) => (
            <li key={`${each.name} ${each.link}`}>
              <Place {...each} looks={inPopover} onClick={close} />
            </li>
          ))}
        </Choices>
      )}
    </LazyPopover>
  )
}

type PlaceProps = Readonly<{ name: string; link: string; icon?: string; looks: Looks; onClick?: () => void }>

/** A screen of the portal opens in place; another page of the same site by a plain link; what is outside, in a window of its own, and names its host. */
function Place({ icon, link, looks: { AnchorLook, LinkLook }, name, onClick }: PlaceProps) {
  const { pathname } = useLocation()
  const sign = icon === undefined ? null : <Icon of={shapeOf(icon)} />
  const click = onClick ? { onClick } : {}
  if (isOutside(link))
    return (
      <AnchorLook href={link} target="_blank" rel="noopener noreferrer" {...click}>
        {sign}
        <span>
          {name}
          <VisuallyHidden> ({new URL(link).host})</VisuallyHidden>
        </span>
        <Icon of={ExternalLink} size="s" />
      </AnchorLook>
    )
  const words = (
    <>
      {sign}
      <span>{name}</span>
    </>
  )
  if (screenAt(link.replace(/[?#].*$/, '')) === null)
    return (
      <AnchorLook href={link} {...click}>
        {words}
      </AnchorLook>
    )
  return (
    <LinkLook to={link} {...click} {...(link === pathname ? { 'aria-current': 'page' as const } : {})}>
      {words}
    </LinkLook>
  )
}
