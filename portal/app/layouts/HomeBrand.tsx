import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { portalLogoPath } from '../../../shared/routes/portalLogo'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
import { useSession } from '../../lib/session'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { BrandMark } from '../../ui/BrandMark'
import { targetHeight } from '../../ui/mixins'
import { token } from '../../ui/tokens'

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-3')};
  ${targetHeight}
  color: inherit;
  font: 500 1.1875rem/1.5rem ${token('in-display')};
  letter-spacing: -0.01em;
  text-decoration: none;
`

/** On white, which logos are drawn for, in both schemes and on the deep ground. */
const Logo = styled.img`
  flex: none;
  box-sizing: border-box;
  inline-size: auto;
  max-inline-size: 6rem;
  block-size: 2rem;
  /* its place before it is there: as the page says, else of one that is square */
  aspect-ratio: auto var(--_logo-ratio, 1);
  padding: ${token('s-1')};
  border-radius: ${token('radius')};
  background: ${token('on-deep')};
  object-fit: contain;
`

/** Logo of the open portal (else the brand's mark) and the name of the brand; leads to the person's first screen. */
export function HomeBrand({ className }: Readonly<{ className?: string }>) {
  const t = useText('shell')
  const { displayName } = useBrand()
  return (
    <Root className={className} to={paths.home} aria-label={t('nav.home', { brand: displayName })}>
      <PortalLogo />
      <span>{displayName}</span>
    </Root>
  )
}

function PortalLogo() {
  const { portal: inPath } = useParams()
  const { portals } = useSession()
  const portal = portals.find(({ slug, active }) => slug === inPath && active)
  const [failed, setFailed] = useState<string | null>(null)
  if (!portal || failed === portal.slug) return <BrandMark />
  return <Logo src={portalLogoPath(portal.slug)} alt="" onError={() => setFailed(portal.slug)} />
}
