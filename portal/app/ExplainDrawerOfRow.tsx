import type { PortfolioRow } from '../../shared/contracts/wealth/portfolios'
import type { Ratio } from '../../shared/domain/ratio'
import { ExplainDrawer } from '../features/explain/components/ExplainDrawer'
import { figureNamed } from '../features/explain/model/figureNamed'
import type { ExplainedFigure } from '../lib/explaining'

interface Props {
  /** `<figure>.<portfolio>` */
  named: string
  /** The portfolios of the page, which are there before the drawer. */
  rows: readonly PortfolioRow[]
  onClose: () => void
}

/** The drawer of a figure in a table of portfolios; nothing for a figure or a portfolio that is not in it. */
export function ExplainDrawerOfRow({ named, onClose, rows }: Props) {
  const [name = '', ...rest] = named.split('.')
  const figure = figureNamed(name)
  const row = rows.find(({ id }) => id === rest.join('.'))
  if (!figure || !row) return null
  const head = { name: row.name, externalId: row.externalId, value: row.value, ledger: null }
  return (
    <ExplainDrawer of={{ portfolioId: row.id }} figure={figure} named={named} head={head} shown={shownOf(row, figure)} onClose={onClose} />
  )
}

/** The return that the table shows for the figure. */
function shownOf(row: PortfolioRow, figure: ExplainedFigure): Ratio | null {
  switch (figure) {
    case 'dayChange':
      return row.changes.change1d
    case 'ytd':
      return row.changeYtd
    case '1y':
      return row.change1y
    case '3y':
      return row.changes.change3y
    default:
      return null
  }
}
