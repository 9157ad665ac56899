import { useOpening } from './opening'

/** Figures of a portfolio that say what they are made of, beside calendar years (`2024`). */
export type ExplainedFigure =
  'value' | 'dayChange' | 'paidIn' | 'growth' | 'charges' | 'ytd' | '6m' | '1y' | '3y' | '5y' | 'inception' | 'annualised' | `${number}`

/** A figure of the page, or of a row of its portfolios. */
type Explained = ExplainedFigure | `${ExplainedFigure}.${string}`

/**
 * What the address wants explained beside the page, `?open=explain.<figure>` (of a row `explain.<figure>.<portfolio>`), and the way to a figure. Whether it names one is for the drawer to say,
 * whose code comes later: every portfolio loads this.
 */
export function useExplaining() {
  const { close, open, opening } = useOpening()
  return {
    figure: opening?.kind === 'explain' ? opening.id : null,
    explain: (figure: Explained) => open('explain', figure),
    close,
  }
}
