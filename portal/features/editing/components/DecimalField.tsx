import { useStart } from '../draftedFields'
import { NumberField } from '../../../ui/fields/NumberField'

interface DecimalFieldProps {
  name: string
  label: string
  hint?: React.ReactNode
  defaultValue: number | null
  /** Null for what was left empty. */
  onChange?: (value: number | null) => void
  decimals?: number
}

/** A number of at most seven decimals, which is the specification's step; a draft fills it. */
export function DecimalField({ decimals = 7, defaultValue, onChange, ...rest }: DecimalFieldProps) {
  const start = useStart().numberOf(rest.name, defaultValue)
  return (
    <NumberField
      {...rest}
      {...(start === null ? {} : { defaultValue: start })}
      formatOptions={{ maximumFractionDigits: decimals }}
      onChange={(value) => onChange?.(Number.isNaN(value) ? null : value)}
    />
  )
}
