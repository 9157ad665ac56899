import type { BridgeResponse, ValueBridge } from '../../../../shared/contracts/wealth/bridge'
import type { Explanation } from '../../../../shared/contracts/wealth/explanation'
import type { Ledger } from '../../../../shared/contracts/wealth/figures'
import { addDays, type IsoDate } from '../../../../shared/domain/dates'
import { addMoney, type Money, negateMoney, roundMoney, subtractMoney, sumMoney } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatUnits } from '../../../../shared/format/number'
import type { Line, Section, Sheet } from './sheet'
import { dataLines, flowLines, leftSection, moneyTone, sourceSection, sumLine, type Words } from './words'

export type LedgerFigure = 'value' | 'paidIn' | 'growth' | 'charges'

/** What the head of the page shows; null where it shows nothing. */
export type ShownHead = Readonly<{ value: Money | null; ledger: Ledger | null }>

/** A figure of the head with what it is made of since inception; null when that is not known. */
export function ledgerSheet(answer: BridgeResponse, figure: LedgerFigure, shown: ShownHead, words: Words): Sheet | null {
  const { of, t, locale } = words
  const made = madeOf(answer, figure, words)
  if (!made) return null
  const own = shownOf(figure, shown)
  // A row of an account stands in the account's currency, its explanation in the portfolio's.
  const amount = own?.currency === made.amount.currency ? own : made.amount
  const isResult = figure === 'growth'
  const text = formatMoney(amount, locale, { signed: isResult })
  const { to } = answer.explanation
  return {
    title: t(`titleOf.${figure}`),
    figure: text,
    tone: isResult ? moneyTone(amount, text) : undefined,
    note: to ? t(`noteOf.${figure}`, { date: formatDate(to) }) : '',
    sections: [
      { id: 'method', title: t('method'), kind: 'prose', text: t(`methodOf.${figure}`, { of }) },
      { id: 'formula', title: t('formula'), kind: 'formula', parts: [t(`formulaOf.${figure}`)], spoken: t(`formulaOf.${figure}`) },
      ...made.sections,
      ...leftSection(subtractMoney(roundMoney(amount), roundMoney(made.amount)), words),
      basisSection(answer, figure, words),
      {
        id: 'data',
        title: t(answer.rates.length > 0 ? 'ratesAndData' : 'data'),
        kind: 'facts',
        lines: [...rateLines(answer, words), ...dataLines(answer, words)],
      },
      sourceSection(inputsOf(answer, figure), words),
    ],
  }
}

/** Of the bridge's rows, those that the figure is made of. */
function inputsOf({ explanation, flows }: BridgeResponse, figure: LedgerFigure): Pick<Explanation, 'inputs'> {
  if (figure === 'growth') return explanation
  if (figure === 'paidIn') return { inputs: [{ kind: 'flows', rows: flows?.length ?? 0 }] }
  const own = figure === 'value' ? 'holdings' : 'charges'
  return { inputs: explanation.inputs.filter(({ kind }) => kind === own) }
}

const shownOf = (figure: LedgerFigure, { ledger, value }: ShownHead): Money | null =>
  figure === 'value' ? value : (ledger?.[figure] ?? null)

type Made = Readonly<{ amount: Money; sections: Section[] }>

function madeOf(answer: BridgeResponse, figure: LedgerFigure, words: Words): Made | null {
  switch (figure) {
    case 'value':
      return heldOf(answer, words)
    case 'charges':
      return chargedOf(answer, words)
    case 'paidIn':
      return answer.bridge && paidOf(answer, answer.bridge, words)
    case 'growth':
      return answer.bridge && grownOf(answer.bridge, words)
  }
}

function heldOf({ currency, held }: BridgeResponse, words: Words): Made | null {
  if (!held) return null
  const { t, common, locale } = words
  const amount = sumMoney(
    held.map(({ value }) => value),
    currency,
  )
  const lines = held.map(({ assetClass, rows, value }) => ({
    term: common(`assetClass.${assetClass}`),
    figure: formatMoney(value, locale),
    detail: common('count.holdings', { count: rows }),
  }))
  return { amount, sections: [{ id: 'figures', title: t('figures'), kind: 'rows', lines: [...lines, sumLine(amount, words)] }] }
}

function chargedOf({ charged, currency }: BridgeResponse, words: Words): Made | null {
  if (!charged) return null
  const { t, locale } = words
  const amount = sumMoney(
    charged.map((of) => of.amount),
    currency,
  )
  const lines = charged.map(({ amount: of, count, kind }) => ({
    term: t(`chargeKind.${kind}`),
    figure: formatMoney(of, locale),
    detail: t('bookings', { count }),
  }))
  return { amount, sections: [{ id: 'figures', title: t('figures'), kind: 'rows', lines: [...lines, sumLine(amount, words)] }] }
}

function paidOf({ counts, flows }: BridgeResponse, { paidIn, paidOut }: ValueBridge, words: Words): Made {
  const { t, locale } = words
  const amount = addMoney(paidIn, paidOut)
  return {
    amount,
    sections: [
      {
        id: 'figures',
        title: t('figures'),
        kind: 'rows',
        lines: [
          {
            term: t('part.paidIn'),
            figure: formatMoney(paidIn, locale, { signed: true }),
            detail: t('payments.in', { count: counts.paidIn }),
          },
          { term: t('part.paidOut'), figure: formatMoney(paidOut, locale), detail: t('payments.out', { count: counts.paidOut }) },
          sumLine(amount, words),
        ],
      },
      {
        id: 'payments',
        title: t('payments'),
        kind: 'rows',
        lines: flowLines(flows ?? [], words),
        none: flows ? t('noPayments') : t('paymentsUnknown'),
      },
    ],
  }
}

/** The residual is among the parts: growth is what the value has more than was paid in, whatever explains it. */
function grownOf(bridge: ValueBridge, words: Words): Made {
  const { t, locale } = words
  const paid = addMoney(bridge.paidIn, bridge.paidOut)
  const amount = subtractMoney(subtractMoney(bridge.closing, addMoney(bridge.opening, paid)), bridge.charges)
  const signed = (of: Money) => formatMoney(of, locale, { signed: true })
  const parts = (['income', 'realised', 'unrealised', 'currency', 'residual'] as const).map((part) => ({
    term: t(`part.${part}`),
    figure: signed(bridge[part]),
    tone: part === 'residual' ? undefined : moneyTone(bridge[part], signed(bridge[part])),
  }))
  return {
    amount,
    sections: [
      {
        id: 'figures',
        title: t('figures'),
        kind: 'facts',
        lines: [
          { term: t('closingValue'), figure: formatMoney(bridge.closing, locale) },
          { term: t('lessPaidIn'), figure: formatMoney(negateMoney(paid), locale, { signed: true }) },
          { term: t('plusCharges'), figure: signed(negateMoney(bridge.charges)) },
          sumLine(amount, words),
        ],
      },
      { id: 'parts', title: t('madeOf'), kind: 'facts', lines: [...parts, sumLine(amount, words)] },
    ],
  }
}

function basisSection({ currency, explanation: { from, to } }: BridgeResponse, figure: LedgerFigure, { t }: Words): Section {
  const period: Line[] =
    figure === 'value' || from === null || to === null
      ? []
      : [{ term: t('period'), figure: t('since', { from: formatDate(dayAfter(from)), to: formatDate(to) }) }]
  return {
    id: 'basis',
    title: t('basis'),
    kind: 'facts',
    lines: [
      ...period,
      { term: t('currency'), figure: currency },
      ...(figure === 'charges' ? [{ term: t('funds'), figure: t('notIncluded') }] : []),
    ],
  }
}

/** The close before the first booking is the start; people think of the day of the booking. */
const dayAfter = (day: IsoDate): IsoDate => addDays(day, 1)

function rateLines({ currency, rates }: BridgeResponse, { t, locale }: Words): Line[] {
  return rates.map(({ currency: of, date, rate }) => ({
    term: t('rate', { currency: of, own: currency }),
    figure: formatUnits(rate, locale),
    detail: date ? t('close', { date: formatDate(date) }) : undefined,
  }))
}
