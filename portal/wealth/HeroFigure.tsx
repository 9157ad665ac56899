import { css, styled } from 'styled-components'
import type { Money } from '../../shared/domain/money'
import { formatMoney, moneyParts } from '../../shared/format/money'
import { useLocale } from '../lib/i18n/LocaleContext'
import { Missing } from '../ui/Missing'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { token } from '../ui/tokens'

const sizes = {
  hero: css`
    font: ${token('t-hero')};
    letter-spacing: -0.022em;
    --_pence: 0.56em;
  `,
  drawer: css`
    font: 400 2rem/2.5rem ${token('in-display')};
    letter-spacing: -0.02em;
    --_pence: 0.62em;
  `,
}

const Root = styled.p<{ $size: keyof typeof sizes }>`
  ${({ $size }) => sizes[$size]}
  white-space: nowrap;
  font-variant-numeric: lining-nums proportional-nums;
`

const Quiet = styled.span`
  color: ${token('text-muted')};

  &:first-child {
    margin-inline-end: 0.04em;
  }
`

const Pence = styled(Quiet)`
  font-size: var(--_pence);
  letter-spacing: -0.01em;
`

interface HeroFigureProps {
  value: Money | null
  missing?: string | undefined
  /** The one figure of a screen, or the one of a drawer. */
  size?: keyof typeof sizes
  /** A PDF is read aloud from what is drawn, which must then be no ornament beside a hidden text. */
  onPaper?: boolean
  className?: string
}

/** The figure a screen is about: currency sign and pence are smaller and quieter. */
export function HeroFigure({ value, missing, size = 'hero', onPaper = false, className }: HeroFigureProps) {
  const locale = useLocale()
  if (!value) {
    return (
      <Root $size={size} className={className}>
        <Missing reason={missing} />
      </Root>
    )
  }
  const { sign, symbol, symbolFirst, gap, integer, fraction } = moneyParts(value, locale)
  const isQuietSymbol = size === 'hero'
  return (
    <Root $size={size} className={className}>
      {!onPaper && <VisuallyHidden>{formatMoney(value, locale)}</VisuallyHidden>}
      <span aria-hidden={onPaper ? undefined : 'true'}>
        {sign}
        {symbolFirst && (isQuietSymbol ? <Quiet>{symbol}</Quiet> : symbol)}
        {symbolFirst && gap}
        {integer}
        {fraction && <Pence>{fraction}</Pence>}
        {!symbolFirst && <Pence>{gap + symbol}</Pence>}
      </span>
    </Root>
  )
}
