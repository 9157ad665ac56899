import type { Block, Condition } from 'payload'
import { decimalField } from '../fields/decimal'
import { optionalText } from '../fields/text'

/** Longest name of a column: as long as what a step of a data process keeps of one. */
const columnLength = 200

const ofDataset: Condition = (_data, siblingData) => siblingData.origin === 'dataset'
// Charts of before there were datasets say nothing of where their figures come from.
const writtenDown: Condition = (_data, siblingData) => siblingData.origin !== 'dataset'

/**
 * Figures as bars or as shares of a whole, which an editor writes down or a dataset brings; the rows are their table too. `unit` is written with
 * each figure as the language does: a currency by its code or sign, % or a word (`shared/format/withUnit`). A column that is not named is the first
 * that fits (`cms/server/services/content/datasetRows`).
 */
export const chartBlock = (): Block => ({
  slug: 'chart',
  interfaceName: 'ChartBlock',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'kind', type: 'select', options: ['bars', 'shares'], defaultValue: 'bars', required: true },
    optionalText({ name: 'unit', maxLength: 12 }),
    { name: 'origin', type: 'select', options: ['written', 'dataset'], defaultValue: 'written', required: true },
    {
      name: 'rows',
      type: 'array',
      minRows: 1,
      maxRows: 40,
      required: true,
      admin: { condition: writtenDown },
      fields: [{ name: 'label', type: 'text', required: true, maxLength: 80 }, decimalField({ name: 'value', required: true })],
    },
    { name: 'dataset', type: 'relationship', relationTo: 'datasets', required: true, maxDepth: 0, admin: { condition: ofDataset } },
    optionalText({ name: 'nameColumn', maxLength: columnLength, admin: { condition: ofDataset } }),
    optionalText({ name: 'figureColumn', maxLength: columnLength, admin: { condition: ofDataset } }),
    decimalField({ name: 'lastRows', min: 1, max: 40, decimals: 0, defaultValue: 12, admin: { condition: ofDataset } }),
    optionalText({ name: 'source', maxLength: 200 }),
  ],
})
