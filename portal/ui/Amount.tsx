import type { Money } from '../../shared/domain/money'
import { formatMoney } from '../../shared/format/money'
import { useLocale } from '../lib/i18n/LocaleContext'
import { Figure } from './Figure'
import { Missing } from './Missing'
import { toneOf } from './tone'

interface AmountProps {
  /** Null when the amount is not known. */
  value: Money | null
  /** A plus on what is above zero; always with `tone`. */
  signed?: boolean
  /** The amount is a result: green or red, with its sign. */
  tone?: boolean
  /** Why the amount is not known; read by a screen reader in place of the dash. */
  missing?: string | undefined
  className?: string
}

export function Amount({ value, signed, tone, missing, className }: AmountProps) {
  const locale = useLocale()
  if (!value) return <Missing reason={missing} />
  const text = formatMoney(value, locale, { signed: signed || tone || false })
  return (
    <Figure className={className} $tone={tone ? toneOf(text, value.amount.startsWith('-')) : undefined}>
      {text}
    </Figure>
  )
}
