import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { BareButton } from '../../ui/BareButton'
import { Icon } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import type { NavItem } from '../useNavItems'
import { bottomItem, railItem } from './railStyle'

const RailLink = styled(Link)`
  ${railItem}
`
const RailAnchor = styled.a`
  ${railItem}
`
const RailButton = styled(BareButton)`
  ${railItem}
`
const BottomLink = styled(Link)`
  ${bottomItem}
`
const BottomAnchor = styled.a`
  ${bottomItem}
`
const BottomButton = styled(BareButton)`
  ${bottomItem}
`

const looks = {
  rail: { LinkLook: RailLink, AnchorLook: RailAnchor, ButtonLook: RailButton },
  bottom: { LinkLook: BottomLink, AnchorLook: BottomAnchor, ButtonLook: BottomButton },
}

type Props = Readonly<{ item: NavItem; place: 'rail' | 'bottom' }>

/** One entry of the rail or of the bottom bar. */
export function NavEntry({ item, place }: Props) {
  const { LinkLook, AnchorLook, ButtonLook } = looks[place]
  const content = (
    <>
      <Icon of={item.icon} />
      <span>{item.label}</span>
    </>
  )
  const current = item.isCurrent ? { 'aria-current': 'page' as const } : {}
  switch (item.kind) {
    case 'link':
      return (
        <LinkLook to={item.to} {...current}>
          {content}
        </LinkLook>
      )
    case 'anchor':
      return (
        <AnchorLook href={item.href} {...current}>
          {content}
        </AnchorLook>
      )
    case 'portfolios':
      return <PortfolioChoice item={item} place={place} trigger={<ButtonLook {...(item.isCurrent ? { 'aria-current': 'true' } : {})}>{content}</ButtonLook>} />
  }
}

const Choices = styled.ul`
  display: grid;
  gap: 2px;
  margin: calc(-1 * var(--s-2));

  a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s-3);
    padding: var(--s-2) var(--s-3);
    border-radius: var(--radius-s);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    background: var(--surface-hover);
  }

  a[aria-current] {
    background: var(--surface-selected);
    font-weight: 550;
  }

  small {
    flex: none;
    font: var(--t-label);
    color: var(--text-muted);
  }
`

type ChoiceProps = Readonly<{ item: Extract<NavItem, { kind: 'portfolios' }>; place: Props['place']; trigger: ReactNode }>

function PortfolioChoice({ item, place, trigger }: ChoiceProps) {
  const t = useText('shell')
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      trigger={trigger}
      label={t('nav.choosePortfolio')}
      placement={place === 'rail' ? 'right top' : 'top end'}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Choices>
        {item.portfolios.map(({ id, name, type }) => (
          <li key={id}>
            <Link to={paths.portfolio(item.portal, id)} onClick={() => setOpen(false)} {...(id === item.current ? { 'aria-current': 'page' as const } : {})}>
              {name}
              <small>{common(`portfolioTypeShort.${type}`)}</small>
            </Link>
          </li>
        ))}
      </Choices>
    </Popover>
  )
}
