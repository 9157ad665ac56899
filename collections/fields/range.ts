import type { NumberField } from 'payload'
import { label, type LabelKey } from '../labels/label'
import { decimalField } from './decimal'

const component = '/cms/admin/fields/RangeField#RangeField'

type Named = Pick<NumberField, 'access'> & Readonly<{ name: string }>

/** A whole number between two ends, on a slider; nothing until somebody sets it. */
export const sliderField = ({ max, min, ...field }: Named & Readonly<{ min: number; max: number }>): NumberField =>
  decimalField({ ...field, min, max, decimals: 0, admin: { components: { Field: component } } })

type OptionKey = Extract<LabelKey, `option.${string}.0`>

/** One of a few steps in an order, on a slider: `of` names the words of the first (`option.timescale.0`), and the value is the index from 0. */
export function rangeField({ of, steps, ...field }: Named & Readonly<{ of: OptionKey; steps: number }>): NumberField {
  const words = Array.from({ length: steps }, (_, index) => label(of.replace(/0$/, String(index)) as LabelKey))
  return { ...sliderField({ ...field, min: 0, max: steps - 1 }), custom: { steps: words } }
}
