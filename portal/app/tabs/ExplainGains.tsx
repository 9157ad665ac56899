import type { GainsResponse, TaxYearGains } from '../../../shared/contracts/wealth/gains'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import type { Sheet } from '../../features/explain/model/sheet'
import { saleId, saleSheet, saleSums, saleSumSheet, taxYearSheet, yearFigures } from '../../features/explain/model/summed/gainsSheet'
import type { Words } from '../../features/explain/model/words'
import { useWords } from '../../features/explain/useWords'
import { useShownTaxYear } from '../../features/gains/useShownTaxYear'
import type { ExplainOfTabProps } from './explainOfTab'

const ofSale = 'sale.'

/** The drawer of a figure of the tax year that the tab shows, or of one sale (`gains.sale.<day>-<security>`); nothing for a name of none. */
export function ExplainGains({ figure, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const { read, year } = useShownTaxYear(portfolioId)
  const ofYear = yearFigures.find((each) => each === figure)
  const ofSales = saleSums.find((each) => each === figure)
  if (!ofYear && !ofSales && !figure.startsWith(ofSale)) return null
  const sheetOf = (answer: GainsResponse): Sheet | null => {
    if (ofSales) return year ? saleSumSheet(answer, year, ofSales, words) : null
    if (ofYear) return year ? taxYearSheet(answer, year, ofYear, words) : null
    return sheetOfSale(answer, figure, words)
  }
  return (
    <SheetDrawer
      {...props}
      isOfView
      title={words.t(`titleOf.gains.${ofYear ?? ofSales ?? 'sale'}`)}
      read={read}
      sheetOf={sheetOf}
      reasonOf={({ missing }) => missing ?? reasonOf(year)}
    />
  )
}

const reasonOf = (year: TaxYearGains | undefined) => year?.missing ?? null

function sheetOfSale(answer: GainsResponse, figure: string, words: Words): Sheet | null {
  const sale = answer.disposals.find((each) => figure === ofSale + saleId(each))
  return sale ? saleSheet(answer, sale, words) : null
}
