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

/** A number of at most seven decimals, which is the specification's step. */
export function DecimalField({ decimals = 7, defaultValue, onChange, ...rest }: DecimalFieldProps) {
  return (
    <NumberField
      {...rest}
      {...(defaultValue === null ? {} : { defaultValue })}
      formatOptions={{ maximumFractionDigits: decimals }}
      onChange={(value) => onChange?.(Number.isNaN(value) ? null : value)}
    />
  )
}
