import { styled } from 'styled-components'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
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

/** Mark and name of the brand; leads to the person's first screen. */
export function HomeBrand({ className }: Readonly<{ className?: string }>) {
  const t = useText('shell')
  const { displayName } = useBrand()
  return (
    <Root className={className} to={paths.home} aria-label={t('nav.home', { brand: displayName })}>
      <BrandMark />
      <span>{displayName}</span>
    </Root>
  )
}
