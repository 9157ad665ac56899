import type { QuoteUnit } from '../../../../shared/domain/currency'
import type { DecimalString } from '../../../../shared/domain/money'
import { formatPrice } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { Figure } from '../../../ui/Figure'
import { Missing } from '../../../ui/Missing'

/** The price of one unit as its market quotes it: 842.6p, £4.2186. */
export function Price({ value, unit, missing }: { value: DecimalString | null; unit: QuoteUnit; missing?: string }) {
  const locale = useLocale()
  return value === null ? <Missing reason={missing} /> : <Figure>{formatPrice(value, unit, locale)}</Figure>
}
