import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { SessionResponse } from '../../../shared/contracts/session'
import { portalLogoPath } from '../../../shared/routes/portalLogo'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/Badge'
import { BrandMark } from '../../ui/BrandMark'
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

const Place = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: 2rem;
  max-inline-size: 6rem;
  color: ${token('accent')};
`

/* on white, which logos are drawn for, in both schemes */
const Logo = styled.img`
  box-sizing: border-box;
  inline-size: auto;
  max-inline-size: 100%;
  block-size: 2rem;
  padding: ${token('s-1')};
  border-radius: ${token('radius')};
  background: ${token('on-deep')};
  object-fit: contain;
`

/** Only an active portal has a logo of its own in sight; another has the brand's mark. */
function PortalLogo({ active, slug }: Pick<SessionResponse['portals'][number], 'active' | 'slug'>) {
  const [hasFailed, setFailed] = useState(false)
  return <Place>{active && !hasFailed ? <Logo src={portalLogoPath(slug)} alt="" onError={() => setFailed(true)} /> : <BrandMark />}</Place>
}

/** The portals of an advisor, each a way to its clients. One that is switched off says so, here and on its page. */
export function PortalList({ portals }: Readonly<{ portals: SessionResponse['portals'] }>) {
  const t = useText('portals')
  return (
    <Card>
      <List aria-label={t('list')}>
        {portals.map(({ active, name, slug }) => (
          <li key={slug}>
            <Link to={paths.clients(slug)}>
              <PortalLogo slug={slug} active={active} />
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
