import type { ReactNode } from 'react'
import type { NamedFigure } from '../lib/explaining'
import { ExplainFigure } from './ExplainFigure'

/** For `aroundSum` of a column: the sum as the button that opens what it is made of. `figure` is null for a sum that explains nothing. */
export const explainSum =
  <Sum, Context>(figureOf: (sum: Sum) => NamedFigure | null, nameOf: (cx: Context) => string) =>
  (drawn: ReactNode, sum: Sum, cx: Context): ReactNode => {
    const figure = figureOf(sum)
    return figure === null ? (
      drawn
    ) : (
      <ExplainFigure figure={figure} name={nameOf(cx)}>
        {drawn}
      </ExplainFigure>
    )
  }
