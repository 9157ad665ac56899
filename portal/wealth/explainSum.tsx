import type { ReactNode } from 'react'
import type { NamedFigure } from '../lib/explaining'
import { ExplainFigure } from './ExplainFigure'

/**
 * For `aroundSum` of a column: the sum as the button that opens what it is made of, called what stands over the column. `figureOf` gives null for a sum that
 * explains nothing.
 */
export const explainSum =
  <Sum, Context>(figureOf: (sum: Sum, cx: Context) => NamedFigure | null) =>
  (drawn: ReactNode, sum: Sum, cx: Context, head: string): ReactNode => {
    const figure = figureOf(sum, cx)
    return figure === null ? (
      drawn
    ) : (
      <ExplainFigure figure={figure} name={head}>
        {drawn}
      </ExplainFigure>
    )
  }
