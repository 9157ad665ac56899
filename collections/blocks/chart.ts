import type { Block } from 'payload'
import { decimalField } from '../fields/decimal'
import { optionalText } from '../fields/text'

/** Figures that an editor writes down, as bars or as shares of a whole; the rows are their table too. `unit` stands behind each figure, such as %. */
export const chartBlock = (): Block => ({
  slug: 'chart',
  interfaceName: 'ChartBlock',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'kind', type: 'select', options: ['bars', 'shares'], defaultValue: 'bars', required: true },
    optionalText({ name: 'unit', maxLength: 12 }),
    {
      name: 'rows',
      type: 'array',
      minRows: 1,
      maxRows: 40,
      required: true,
      fields: [{ name: 'label', type: 'text', required: true, maxLength: 80 }, decimalField({ name: 'value', required: true })],
    },
    optionalText({ name: 'source', maxLength: 200 }),
  ],
})
