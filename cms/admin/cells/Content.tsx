import type { Field, Payload } from 'payload'
import { cellOf } from '../../../collections/cells/cell'
import { panelTexts } from '../texts/panelTexts'
import { contents } from './contents'
import { byType } from './byType'

export type ContentProps = Readonly<{
  payload: Payload
  /** As Payload names it. */
  language: string
  /** Of the collection. */
  slug: string
  field: Field
  value: unknown
  row: Readonly<Record<string, unknown> & { id: string }>
}>

/** A value in words, in a list's cell and in a record's ledger alike. */
export function Content({ language, ...props }: ContentProps) {
  const name = cellOf(props.field)
  const given = { ...props, texts: panelTexts(language) }
  return name ? contents[name](given) : byType(given)
}
