import { styled } from 'styled-components'
import type { QuoteUnit } from '../../../shared/domain/currency'
import type { DecimalString } from '../../../shared/domain/money'
import { formatPrice } from '../../../shared/format/number'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { Figure } from '../Figure'
import { Missing } from '../Missing'

/* the width of a p */
const Room = styled.span`
  &::after {
    content: 'p';
    visibility: hidden;
  }
`

interface PriceTextProps {
  value: Readonly<{ price: DecimalString; unit: QuoteUnit }> | null
  /** Decimals of the column, `priceDigits(column)`. */
  digits?: number
  /** Some price of the column is in pence: the others leave room for its p, so that the points stand below one another. */
  hasPence?: boolean
  missing?: string | undefined
}

/** The price of one unit as its market quotes it: 842.6p, £4.2186. */
export function PriceText({ value, digits, hasPence = false, missing }: PriceTextProps) {
  const locale = useLocale()
  if (!value) return <Missing reason={missing} />
  const text = formatPrice(value.price, value.unit, locale, digits)
  return (
    <Figure>
      {text}
      {hasPence && value.unit !== 'GBX' && locale === 'en' && <Room />}
    </Figure>
  )
}
