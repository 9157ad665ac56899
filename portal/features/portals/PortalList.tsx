import ChevronRight from 'lucide-react/icons/chevron-right'
import { styled } from 'styled-components'
import type { SessionResponse } from '../../../shared/contracts/session'
import { portalLogoPath } from '../../../shared/routes/portalLogo'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'

const List = styled.ul`
  li + li {
    border-block-start: 1px solid ${token('hairline')};
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('s-4')};
    min-block-size: 4rem;
    padding: ${token('s-3')} ${token('s-5')};
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    background: ${token('surface-hover')};
  }

  a > [data-icon] {
    margin-inline-start: auto;
    color: ${token('text-muted')};
  }
`

const Logo = styled.img`
  inline-size: 2rem;
  block-size: 2rem;
  object-fit: contain;
`

/** The portals of an advisor, each a way to its clients. One that is switched off says so, here and on its page. */
export function PortalList({ portals }: Readonly<{ portals: SessionResponse['portals'] }>) {
  const t = useText('portals')
  return (
    <Card>
      <List aria-label={t('list')}>
        {portals.map(({ active, name, slug }) => (
          <li key={slug}>
            <Link to={paths.clients(slug)}>
              <Logo src={portalLogoPath(slug)} alt="" />
              <Text $role="strong">{name}</Text>
              {!active && <Badge>{t('inactive')}</Badge>}
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </List>
    </Card>
  )
}
