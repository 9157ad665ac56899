import { styled } from 'styled-components'
import type { DecimalString } from '../../../shared/domain/money'
import { unitsParts } from '../../../shared/format/number'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { Missing } from '../Missing'

const Ghost = styled.span`
  visibility: hidden;
`

interface UnitsProps {
  value: DecimalString | null
  /** Longest fraction of the column, `unitsDigits(column)`: the units then stand aligned on the decimal point. */
  digits: number
  missing?: string | undefined
}

/** Units of a holding, in a column. */
export function Units({ value, digits, missing }: UnitsProps) {
  const locale = useLocale()
  if (value === null) return <Missing reason={missing} />
  const { integer, fraction, ghost } = unitsParts(value, locale, digits)
  return (
    <>
      {integer}
      {fraction}
      {ghost && <Ghost aria-hidden="true">{ghost}</Ghost>}
    </>
  )
}
