import type { BondSplit, BondsResponse } from '../../../shared/contracts/wealth/bonds'
import { bondSplitKinds } from '../../../shared/domain/bonds/bondTerms'
import { splitLines } from '../../features/bonds/bonds.columns'
import { useBonds } from '../../features/bonds/bonds.read'
import { SheetDrawer } from '../../features/explain/components/SheetDrawer'
import type { Sheet } from '../../features/explain/model/sheet'
import { bondFigures, bondSplitSheet, bondsSheet, bondsValueSheet } from '../../features/explain/model/summed/bondsSheet'
import type { Words } from '../../features/explain/model/words'
import { useWords } from '../../features/explain/useWords'
import { useText } from '../../lib/i18n/useText'
import { useAtDate } from '../../wealth/AtDate'
import { newestPrices } from '../../wealth/atQuery'
import type { ExplainOfTabProps } from './explainOfTab'

const isSplit = (name: string): name is BondSplit['kind'] => bondSplitKinds.some((kind) => kind === name)

/** The drawer of the bonds' value, of a way to split them (`split.rating`) or of one group of it (`split.rating.AA`); null for a name of none. */
function useValueSheet(name: string, answer: BondsResponse | undefined, words: Words): ValueSheet | null {
  const t = useText('bonds')
  if (name === 'value') return { title: words.t('bondsValue'), sheetOf: (bonds) => bondsValueSheet(bonds, words) }
  const [first, kind = '', ...rest] = name.split('.')
  if (first !== 'split' || !isSplit(kind)) return null
  const band = rest.length > 0 ? rest.join('.') : null
  const split = answer?.splits.find((each) => each.kind === kind)
  const lines = split ? splitLines(split, t) : []
  const of = lines.find(({ id }) => id === band)
  const title = of ? `${t(`kind.${kind}`)}: ${of.name}` : t(`kind.${kind}`)
  const nameOf = (key: string | null) => lines.find((line) => line.key === key)?.name ?? ''
  return { title, sheetOf: (bonds) => (split ? bondSplitSheet(bonds, split, { title, band, nameOf }, words) : null) }
}

type ValueSheet = Readonly<{ title: string; sheetOf: (answer: BondsResponse) => Sheet | null }>

/** The drawer of a sum or a mean of bonds, of the day that the tab shows; nothing for a name of none. */
export function ExplainBonds({ figure: name, portfolioId, ...props }: ExplainOfTabProps) {
  const words = useWords('portfolio')
  const { date } = useAtDate()
  const read = useBonds(portfolioId, date ?? newestPrices)
  const value = useValueSheet(name, read.data, words)
  const figure = bondFigures.find((each) => each === name)
  if (value) return <SheetDrawer {...props} {...value} isOfView read={read} reasonOf={({ missing }) => missing} />
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
