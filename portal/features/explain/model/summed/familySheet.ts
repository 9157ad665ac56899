import type { FamilyAccount, FamilyResponse } from '../../../../../shared/contracts/wealth/family'
import type { Money } from '../../../../../shared/domain/money'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import { formatPercent } from '../../../../../shared/format/percent'
import type { Sheet } from '../sheet'
import { moneyTone, type Words } from '../words'
import { sheetFrom, summedSections } from './parts'

export const familyFigures = ['value', 'dayChange', 'paidIn', 'growth', 'charges'] as const
export type FamilyFigure = (typeof familyFigures)[number]

/** A figure of several accounts together, account by account; null where one of them is not known. */
export function familySheet(answer: FamilyResponse, figure: FamilyFigure, words: Words): Sheet | null {
  const total = amountOf(answer, figure)
  if (!total) return null
  const { t, common, locale } = words
  const isResult = figure === 'dayChange' || figure === 'growth'
  const text = formatMoney(total, locale, { signed: isResult })
  const counted = answer.accounts.filter(({ isCounted }) => isCounted)
  const parts = counted.flatMap((account) => {
    const amount = amountOf(account, figure)
    return amount
      ? [{ term: account.name, amount, detail: common('count.portfolios', { count: account.portfolios.length }), isResult }]
      : []
  })
  const day = answer.dayChange?.ratio
  return sheetFrom(
    {
      title: t(`titleOf.${figure}`),
      figure: figure === 'dayChange' && day != null ? `${text} (${formatPercent(day, locale, { signed: true })})` : text,
      tone: isResult ? moneyTone(total, text) : undefined,
      note: answer.asOf && figure !== 'dayChange' ? t(`noteOf.${figure}`, { date: formatDate(answer.asOf) }) : '',
      method: t('methodOf.family', { figure }),
      made: summedSections({ id: 'figures', title: t('byAccount'), parts, total, signed: isResult }, words),
      basis: [
        { term: t('counted'), figure: t('accountsWithFigures') },
        { term: t('currency'), figure: answer.currency },
      ],
      data: answer,
      sources: { inputs: [{ kind: 'accounts', rows: counted.length }] },
    },
    words,
  )
}

type Figures = Pick<FamilyAccount, 'value' | 'dayChange' | 'ledger'>

function amountOf({ dayChange, ledger, value }: Figures, figure: FamilyFigure): Money | null {
  if (figure === 'value') return value
  return figure === 'dayChange' ? (dayChange?.amount ?? null) : (ledger?.[figure] ?? null)
}
