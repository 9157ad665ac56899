import { describe, expect, it } from '@jest/globals'
import type { ContentParts, Fields } from './contentParts'
import { presentChart } from './presentChart'

/* What a chart of a page shows of a dataset, which nobody keeps as it was when the chart was made. */

const index: Fields = {
  columns: ['month', 'note', 'level', 'change'],
  rows: [
    ['2026-07-31', 'first', 100, 0],
    ['2026-08-31', null, 102.25, 2.25],
    ['2026-09-30', 'gap', null, null],
    [null, 'nameless', 104, 1.7],
    ['2026-10-31', 'last', -0.1, null],
  ],
  fetchedAt: '2026-11-03T04:00:00.000Z',
}

function partsWith(dataset: Fields | null): ContentParts {
  const none = new Map<string, Fields>()
  const datasets = dataset === null ? none : new Map([['d1', dataset]])
  return { media: none, forms: none, pages: none, posts: none, people: none, datasets }
}

const draw = (own: Fields, dataset: Fields | null = index) =>
  presentChart({ title: 'Index', kind: 'bars', origin: 'dataset', dataset: 'd1', ...own }, 'c', partsWith(dataset))

const rowsOf = (own: Fields, dataset?: Fields) => {
  const chart = draw(own, dataset)
  return typeof chart === 'string' ? chart : chart.rows.map(({ label, value }) => [label, value])
}

describe('a chart of a dataset', () => {
  it('shows its first column beside the first with numbers, with the day on which they were fetched; a gap is no zero', () => {
    expect(draw({})).toEqual({
      type: 'chart',
      id: 'c',
      title: 'Index',
      kind: 'bars',
      unit: null,
      source: null,
      rows: [
        { label: '2026-07-31', value: '100' },
        { label: '2026-08-31', value: '102.25' },
        { label: '2026-10-31', value: '-0.1' },
      ],
      asOf: '2026-11-03',
    })
  })

  it('shows the columns that are named, and no more of its last rows than are wanted', () => {
    expect(rowsOf({ nameColumn: 'note', figureColumn: 'change' })).toEqual([
      ['first', '0'],
      ['nameless', '1.7'],
    ])
    expect(rowsOf({ lastRows: 1 })).toEqual([['2026-10-31', '-0.1']])
  })

  it('shows twelve rows where nothing is said, and never more than forty', () => {
    const long = { columns: ['n', 'v'], rows: Array.from({ length: 100 }, (_, at) => [at, at]) }
    expect(rowsOf({}, long)).toHaveLength(12)
    expect(rowsOf({ lastRows: 5000 }, long)).toHaveLength(40)
    expect(rowsOf({ lastRows: -3 }, long)).toHaveLength(1)
  })

  it.each([
    ['none is chosen', { dataset: null }, index, 'incomplete'],
    ['it has no title yet', { title: ' ' }, index, 'incomplete'],
    ['it is gone', {}, null, 'datasetMissing'],
    ['its source renamed the column', { figureColumn: 'close' }, index, 'columnMissing'],
    ['its source renamed the column of the names', { nameColumn: 'day' }, index, 'columnMissing'],
    ['it has no numbers', {}, { columns: ['a', 'b'], rows: [['x', 'y']] }, 'datasetEmpty'],
    ['it is empty', {}, { columns: ['a', 'b'], rows: [] }, 'datasetEmpty'],
    ['it is not what a dataset is', {}, { columns: 'x', rows: 7 }, 'datasetEmpty'],
  ] as const)('is not drawn when %s', (_, own, dataset, fault) => {
    expect(draw(own, dataset)).toBe(fault)
  })
})

it('a chart of figures that were written down has no day, whether it says where they come from or not', () => {
  const rows = [
    { label: 'A', value: 0.1 },
    { label: 'B', value: null },
  ]
  for (const origin of [undefined, 'written'])
    expect(draw({ origin, rows }, null)).toMatchObject({ rows: [{ label: 'A', value: '0.1' }], asOf: null })
  expect(draw({ origin: 'written', rows: [] })).toBe('incomplete')
})
