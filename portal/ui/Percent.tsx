import type { Ratio } from '../../shared/domain/ratio'
import { formatPercent } from '../../shared/format/percent'
import { useLocale } from '../lib/i18n/LocaleContext'
import { Figure } from './Figure'
import { Missing } from './Missing'
import { toneOf } from './tone'

interface PercentProps {
  /** A fraction: 0.1234 is shown as 12.34%. Null when it is not known. */
  value: Ratio | null
  /** A plus on what is above zero; always with `tone`. */
  signed?: boolean
  /** The percentage is a result: green or red, with its sign. */
  tone?: boolean
  /** Why it is not known; read by a screen reader in place of the dash. */
  missing?: string | undefined
  className?: string
}

export function Percent({ value, signed, tone, missing, className }: PercentProps) {
  const locale = useLocale()
  if (value === null) return <Missing reason={missing} />
  const text = formatPercent(value, locale, { signed: signed || tone || false })
  return (
    <Figure className={className} $tone={tone ? toneOf(text, value < 0) : undefined}>
      {text}
    </Figure>
  )
}
