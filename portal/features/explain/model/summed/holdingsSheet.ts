import type { Holding, HoldingsResponse, HoldingSum } from '../../../../../shared/contracts/wealth/holdings'
import { isCash } from '../../../../../shared/domain/assetClass'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import { formatPercent } from '../../../../../shared/format/percent'
import type { Line, Sheet } from '../sheet'
import { moneyTone, type Words } from '../words'
import { sheetFrom } from './parts'
import { rowsSheet } from './rowsSheet'

export const holdingFigures = ['value', 'cost', 'gain', 'gainRatio', 'weight'] as const
export type HoldingFigure = (typeof holdingFigures)[number]

/** Holdings that the list shows with their sum: of an asset class, or all. */
type Shown = Readonly<{ name: string; holdings: readonly Holding[]; sum: HoldingSum }>

/** A figure of a group or of the foot of the holdings; null where the list has none. */
export function holdingsSheet(answer: HoldingsResponse, { holdings, name, sum }: Shown, figure: HoldingFigure, words: Words): Sheet | null {
  const { t, locale } = words
  const head = {
    title: t(`titleOf.holdings.${figure}`),
    note: [name, answer.asOf && t('noteOf.value', { date: formatDate(answer.asOf) })].filter(Boolean).join(', '),
    method: t(`methodOf.holdings.${figure}`),
    data: answer,
    sources: { inputs: [{ kind: 'holdings' as const, rows: holdings.length }] },
  }
  const currency: Line = { term: t('currency'), figure: answer.currency }
  if (figure === 'gainRatio' || figure === 'weight') {
    const [over, under] = figure === 'gainRatio' ? [sum.gain, sum.cost] : [sum.value, answer.total.value]
    const share = sum[figure]
    if (share === null || !over || !under) return null
    const text = formatPercent(share, locale, { signed: figure === 'gainRatio' })
    const lines: Line[] = [
      {
        term: t(figure === 'gainRatio' ? 'titleOf.holdings.gain' : 'titleOf.holdings.value'),
        figure: formatMoney(over, locale, { signed: figure === 'gainRatio' }),
      },
      { term: t(figure === 'gainRatio' ? 'dividedByCost' : 'dividedByPortfolio'), figure: formatMoney(under, locale) },
      { term: head.title, figure: text, isSum: true },
    ]
    return sheetFrom(
      { ...head, figure: text, made: [{ id: 'figures', title: t('figures'), kind: 'facts', lines }], basis: [currency] },
      words,
    )
  }
  const total = sum[figure]
  if (!total) return null
  const isResult = figure === 'gain'
  const parts = holdings.flatMap((holding) => {
    const amount = holding[figure]
    return amount ? [{ term: holding.name, amount, isResult }] : []
  })
  const without = holdings.flatMap((holding) =>
    holding[figure] === null && !isCash(holding) ? [{ term: holding.name, figure: formatMoney(holding.value, locale) }] : [],
  )
  const sheet = rowsSheet({ ...head, parts, total, signed: isResult, without }, words)
  return isResult ? { ...sheet, tone: moneyTone(total, sheet.figure) } : sheet
}
