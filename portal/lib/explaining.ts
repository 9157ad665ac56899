import { useOpening } from './opening'

/** Figures of a portfolio that say what they are made of, beside calendar years (`2024`). */
export type ExplainedFigure =
  'value' | 'dayChange' | 'paidIn' | 'growth' | 'charges' | 'ytd' | '6m' | '1y' | '3y' | '5y' | 'inception' | 'annualised' | `${number}`

/** A figure that stands with the rows that it is made of: of the client list, of several accounts together, of private equity, or of one tab of a portfolio. */
export type SummedFigure =
  `${'clients' | 'family' | 'fees' | 'gains' | 'exposure' | 'bonds' | 'holdings' | 'breakdowns' | 'cash' | 'file' | 'notes' | 'equity'}.${string}`

/** A figure of the page, or of a row of its portfolios. */
export type NamedFigure = ExplainedFigure | SummedFigure | `${ExplainedFigure}.${string}`

/**
 * What the address wants explained beside the page, `?open=explain.<figure>` (of a row `explain.<figure>.<portfolio>`), and the way to a figure. Whether it names one is for the drawer to say,
 * whose code comes later: every portfolio loads this.
 */
export function useExplaining() {
  const { close, open, opening } = useOpening()
  return {
    figure: opening?.kind === 'explain' ? opening.id : null,
    explain: (figure: NamedFigure) => open('explain', figure),
    close,
  }
}
