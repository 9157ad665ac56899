import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/i18n/locales'
import { numberText } from '../texts/numberText'

export type SumPart = Readonly<{
  /** Unlike those of the other parts. */
  key: string
  label: ReactNode
  count: number
  /** What stands for the count where it leads somewhere; it writes the count itself. */
  content?: ReactNode
}>

type Props = Readonly<{
  language: Locale
  /** Its name, where what it stands in has none. */
  label?: string
  parts: readonly SumPart[]
  /** The name and the count that the parts add up to. */
  total: Readonly<{ label: string; count: number }>
}>

/** Counts that add up, written as a sum: parts with a plus between them, and what they come to. */
export const Sum = ({ label, language, parts, total }: Props) => (
  <dl className="qs-sum" aria-label={label}>
    {parts.map((part, index) => (
      <div key={part.key}>
        <dt>{part.label}</dt>
        <dd>
          {index > 0 && <Sign>+</Sign>}
          {part.content ?? numberText(part.count, language)}
        </dd>
      </div>
    ))}
    <div>
      <dt>{total.label}</dt>
      <dd>
        <Sign>=</Sign>
        <span className="qs-total">{numberText(total.count, language)}</span>
      </dd>
    </div>
  </dl>
)

const Sign = ({ children }: Readonly<{ children: string }>) => (
  <span className="qs-sign" aria-hidden="true">
    {children}
  </span>
)
