import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { targetHeight } from '../../ui/mixins'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { type Crumb, usePageState } from '../../lib/page'
import { Icon } from '../../ui/Icon'
import { railed } from './railStyle'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('z-bar')};
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s-4')};
  block-size: ${token('topbar-h')};
  padding-inline: max(${token('gutter')}, calc((100% - ${token('page-max')}) / 2 + ${token('gutter')}));
  background: ${token('page')};
  border-block-end: 1px solid ${token('border')};

  ${railed} {
    display: flex;
  }

  ${media.print} {
    display: none;
  }
`

const Crumbs = styled.nav`
  min-inline-size: 0;

  ol {
    display: flex;
    align-items: center;
    gap: ${token('s-2')};
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${token('s-2')};
    min-inline-size: 0;
  }

  /* the name of a screen, one short word */
  li:first-child {
    flex-shrink: 0;
  }

  li:last-child {
    flex-shrink: 3;
  }

  /* a long name takes a second line before it is cut */
  li span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  a {
    display: inline-flex;
    min-inline-size: 0;
    align-items: center;
    ${targetHeight}
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${token('text')};
    text-decoration: underline;
  }

  [aria-current] {
    color: ${token('text')};
    font-weight: 500;
  }
`

/** Where the page stands. `root` is the screen above all others, if the person has one. */
export function TopBar({ root }: Readonly<{ root: Crumb | null }>) {
  const t = useText('shell')
  const { title, crumbs } = usePageState()
  const { pathname } = useLocation()
  // An investor's overview is their account: one screen, one crumb.
  const above = (root ? [root, ...crumbs.filter(({ to }) => to !== root.to)] : crumbs).filter(({ to }) => to !== pathname)
  return (
    <Bar>
      <Crumbs aria-label={t('nav.breadcrumb')}>
        <ol>
          {above.map(({ label, to }, index) => (
            <li key={label}>
              {index > 0 && <Icon of={ChevronRight} size="s" />}
              {to === null ? (
                <span>{label}</span>
              ) : (
                <Link to={to}>
                  <span>{label}</span>
                </Link>
              )}
            </li>
          ))}
          {title && (
            <li>
              {above.length > 0 && <Icon of={ChevronRight} size="s" />}
              <span aria-current="page">{title}</span>
            </li>
          )}
        </ol>
      </Crumbs>
    </Bar>
  )
}
