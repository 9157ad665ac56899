import { useShownCharges } from '../../features/charges/useShownCharges'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import { chargesSheet, feeFigures } from '../../features/explain/model/summed/chargesSheet'
import { useWords } from '../../features/explain/useWords'
import type { ExplainOfTabProps } from './explainOfTab'

/** The drawer of a figure of the fees, of the year that the tab shows; nothing for a name of none. */
export function ExplainFees({ figure: name, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const { history, read } = useShownCharges(portfolioId)
  const figure = feeFigures.find((each) => each === name)
  if (!figure) return null
  return (
    <SheetDrawer
      {...props}
      isOfView
      title={words.t(`titleOf.fees.${figure}`)}
      // What charges do over time is told of all years, whichever is chosen.
      read={figure === 'effect' ? history : read}
      sheetOf={(answer) => chargesSheet(answer, figure, words)}
      reasonOf={({ missing }) => missing ?? 'no_history'}
    />
  )
}
