import { useBonds } from '../../features/bonds/bonds.read'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import { bondFigures, bondsSheet } from '../../features/explain/model/summed/bondsSheet'
import { useWords } from '../../features/explain/useWords'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'
import type { ExplainOfTabProps } from './explainOfTab'

/** The drawer of a sum or a mean of bonds, of the day that the tab shows; nothing for a name of none. */
export function ExplainBonds({ figure: name, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const { date } = useAtDate()
  const read = useBonds(portfolioId, date ?? newestPrices)
  const figure = bondFigures.find((each) => each === name)
  if (!figure) return null
  return (
    <SheetDrawer
      {...props}
      isOfView
      title={words.t(`titleOf.bonds.${figure}`)}
      read={read}
      sheetOf={(answer) => bondsSheet(answer, figure, words)}
      reasonOf={({ missing }) => missing}
    />
  )
}
