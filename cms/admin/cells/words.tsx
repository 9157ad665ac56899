import type { Payload, Field } from 'payload'
import type { ReactNode } from 'react'
import type { Label } from '../../../collections/labels/label'
import type { Locale } from '../../../shared/i18n/locales'
import { isoDateSchema, isoInstant } from '../../../shared/domain/dates'
import { formatDate, formatDateTime } from '../../../shared/format/date'
import { missing } from '../../../shared/format/decimalParts'
import { brandOfPage } from '../frame/brandOfPage'
import type { panelTexts } from '../texts/panelTexts'

export type Given = Readonly<{
  payload: Payload
  texts: ReturnType<typeof panelTexts>
  slug: string
  field: Field
  value: unknown
  row: Readonly<Record<string, unknown> & { id: string }>
}>

/** An en dash: there is no value, and no reason to name. */
export const Missing = () => <span className="qs-none">{missing}</span>

/** A state with two sides or several: a dot and a word. Brick is for what is wrong alone, accent for what is as it should be. */
export const Pill = ({ children, tone }: Readonly<{ tone: 'on' | 'off' | 'wrong' | 'busy'; children: ReactNode }>) => (
  <span className={`qs-pill qs-pill--${tone}`}>{children}</span>
)

/** A square in a theme's accent before a name. */
export const Swatched = ({ children, colours }: Readonly<{ colours: { light: string; dark: string }; children: ReactNode }>) => (
  <span className="qs-swatched">
    <i style={{ background: `light-dark(${colours.light}, ${colours.dark})` }} aria-hidden="true" />
    <span>{children}</span>
  </span>
)

/** "Today, 09:16" or "18/11/2026, 21:30", by the clock of the brand whose panel it is. */
export async function momentText(value: string, texts: Given['texts']): Promise<string> {
  const { timeZone } = await brandOfPage()
  const at = new Date(value)
  if (Number.isNaN(at.getTime())) return missing
  return formatDateTime(isoInstant(at), { locale: texts.language, timeZone, now: isoInstant(new Date()), labels: texts.cell })
}

/** DD/MM/YYYY of a day or of a moment; an en dash for what is neither. */
export function dayText(value: unknown): string {
  const day = isoDateSchema.safeParse(typeof value === 'string' ? value.slice(0, 10) : undefined)
  return day.success ? formatDate(day.data) : missing
}

/** A label in a language: a text, or a text a language. Empty for what is neither. */
export function inLanguage(words: unknown, language: Locale): string {
  if (typeof words === 'string') return words
  return words !== null && typeof words === 'object' ? ((words as Partial<Label>)[language] ?? (words as Partial<Label>).en ?? '') : ''
}
