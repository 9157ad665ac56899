import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { Icon } from '../../ui/Icon'
import { LazyPopover, type PopoverButtonProps } from '../LazyPopover'
import type { NavItem } from '../useNavItems'
import { bottomItem, railItem } from './railStyle'
import { token } from '../../ui/tokens'

const RailLink = styled(Link)`
  ${railItem}
`
const RailAnchor = styled.a`
  ${railItem}
`
const RailButton = styled.button`
  ${railItem}
`
const BottomLink = styled(Link)`
  ${bottomItem}
`
const BottomAnchor = styled.a`
  ${bottomItem}
`
const BottomButton = styled.button`
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
  const current = item.current ? { 'aria-current': item.current } : {}
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
      return (
        <PortfolioChoice
          item={item}
          place={place}
          button={(props) => (
            <ButtonLook {...props} {...current}>
              {content}
            </ButtonLook>
          )}
        />
      )
  }
}

const Choices = styled.ul`
  display: grid;
  gap: 2px;
  margin: calc(-1 * ${token('s-2')});

  a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('s-3')};
    padding: ${token('s-2')} ${token('s-3')};
    border-radius: ${token('radius-s')};
    color: ${token('text')};
    text-decoration: none;
  }

  a:hover {
    background: ${token('surface-hover')};
  }

  a[aria-current] {
    background: ${token('surface-selected')};
    font-weight: 550;
  }

  small {
    flex: none;
    font: ${token('t-label')};
    color: ${token('text-muted')};
  }
`

type ChoiceProps = Readonly<{
  item: Extract<NavItem, { kind: 'portfolios' }>
  place: Props['place']
  button: (props: PopoverButtonProps) => ReactElement
}>

function PortfolioChoice({ item, place, button }: ChoiceProps) {
  const t = useText('shell')
  const common = useText('common')
  return (
    <LazyPopover button={button} label={t('nav.choosePortfolio')} placement={place === 'rail' ? 'right top' : 'top end'}>
      {(close) => (
        <Choices>
          {item.portfolios.map(({ id, name, type }) => (
            <li key={id}>
              <Link
                to={paths.portfolio(item.portal, id)}
                onClick={close}
                {...(id === item.open ? { 'aria-current': 'page' as const } : {})}
              >
                {name}
                <small>{common(`portfolioTypeShort.${type}`)}</small>
              </Link>
            </li>
          ))}
        </Choices>
      )}
    </LazyPopover>
  )
}
