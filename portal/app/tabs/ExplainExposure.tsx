import { assetClasses } from '../../../shared/domain/assetClass'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import { exposureSheet, exposureTitle } from '../../features/explain/model/summed/exposureSheet'
import { useWords } from '../../features/explain/useWords'
import { useShownExposure } from '../../features/exposure/useShownExposure'
import type { ExplainOfTabProps } from './explainOfTab'

const figures: readonly string[] = ['value', 'elsewhere', ...assetClasses]

/** The drawer of a figure of the exposure, of the day and beside the level that the tab shows; nothing for a name of none. */
export function ExplainExposure({ figure, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const { read } = useShownExposure(portfolioId)
  if (!figures.includes(figure)) return null
  return (
    <SheetDrawer
      {...props}
      isOfView
      title={exposureTitle(figure, words)}
      read={read}
      sheetOf={(answer) => exposureSheet(answer, figure, words)}
      reasonOf={({ missing }) => missing}
    />
  )
}
