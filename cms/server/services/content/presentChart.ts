import { idOf } from '../../../../collections/idOf'
import type { ChartContent, ContentFault } from '../../../../shared/contracts/content/content'
import { decimal } from '../../../../shared/domain/money'
import { type ContentParts, type Fields, listOf } from './contentParts'
import { datasetRows, isFigure } from './datasetRows'
import { textOf } from './textOf'

type Figures = Pick<ChartContent, 'asOf' | 'rows'>

/** As many as a year has months. Also what the form of the block begins with. */
const usualRows = 12

/** A chart of figures that an editor wrote down, or of the rows of a dataset as they are now; why it cannot be drawn. */
export function presentChart(block: Fields, id: string, parts: ContentParts): ChartContent | ContentFault {
  const title = textOf(block.title)
  if (title === null) return 'incomplete'
  const figures = block.origin === 'dataset' ? figuresOfDataset(block, parts) : writtenFigures(block)
  if (typeof figures === 'string') return figures
  return {
    type: 'chart',
    id,
    title,
    kind: block.kind === 'shares' ? 'shares' : 'bars',
    unit: textOf(block.unit),
    source: textOf(block.source),
    ...figures,
  }
}

function writtenFigures(block: Fields): Figures | ContentFault {
  const rows = listOf(block.rows).flatMap(({ label, value }) => {
    const name = textOf(label)
    return name !== null && isFigure(value) ? [{ label: name, value: decimal(value) }] : []
  })
  return rows.length === 0 ? 'incomplete' : { rows, asOf: null }
}

function figuresOfDataset(block: Fields, { datasets }: ContentParts): Figures | ContentFault {
  const chosen = idOf(block.dataset)
  if (chosen === null) return 'incomplete'
  const dataset = datasets.get(chosen)
  if (!dataset) return 'datasetMissing'
  const found = datasetRows(dataset, {
    nameColumn: textOf(block.nameColumn),
    figureColumn: textOf(block.figureColumn),
    lastRows: isFigure(block.lastRows) ? block.lastRows : usualRows,
  })
  if (found === null) return 'columnMissing'
  return found.rows.length === 0 ? 'datasetEmpty' : { rows: [...found.rows], asOf: found.asOf }
}
