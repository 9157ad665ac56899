import type { Bond, BondSplit, BondsResponse } from '../../../../../shared/contracts/wealth/bonds'
import type { Money } from '../../../../../shared/domain/money'
import type { Ratio } from '../../../../../shared/domain/ratio'
import { formatDate } from '../../../../../shared/format/date'
import { formatMoney } from '../../../../../shared/format/money'
import { formatTenths } from '../../../../../shared/format/tenths'
import { formatPercent } from '../../../../../shared/format/percent'
import type { Line, Section, Sheet } from '../sheet'
import type { Words } from '../words'
import { sheetFrom, summedSections } from './parts'
import { rowsSheet } from './rowsSheet'

/** The value of all bonds, bond by bond; null where there are none. */
export function bondsValueSheet(answer: BondsResponse, words: Words): Sheet | null {
  const { bonds, total } = answer
  if (!total) return null
  const { t } = words
  const parts = bonds.map(({ name, value }) => ({ term: name, amount: value }))
  return rowsSheet(
    {
      title: t('bondsValue'),
      note: closeOf(answer, words),
      method: t('methodOf.bonds.value'),
      parts,
      total: total.value,
      ...dataOf(answer),
    },
    words,
  )
}

/** One way to put the bonds together, or one group of it with its bonds; null where there is none. */
export function bondSplitSheet(answer: BondsResponse, of: BondSplit, named: SplitNames, words: Words): Sheet | null {
  const { bonds, total } = answer
  if (!total) return null
  const { t, common, locale } = words
  const { band, nameOf, title } = named
  if (band === null) {
    const parts = of.rows.map(({ count, key, share, value }) => ({
      term: nameOf(key),
      amount: value,
      detail: [common('count.holdings', { count }), share !== null && formatPercent(share, locale)].filter(Boolean).join(', '),
    }))
    const method = t('methodOf.bonds.split')
    return rowsSheet({ title, note: closeOf(answer, words), method, parts, total: total.value, ...dataOf(answer) }, words)
  }
  const row = of.rows.find(({ key }) => (key ?? 'none') === band)
  if (!row) return null
  const members = new Set(row.bonds)
  const parts = bonds.flatMap(({ id, name, value }) => (members.has(id) ? [{ term: name, amount: value }] : []))
  const share: Line[] =
    row.share === null
      ? []
      : [
          { term: t('bondsValue'), figure: formatMoney(total.value, locale) },
          { term: t('shareOfThem'), figure: formatPercent(row.share, locale) },
        ]
  return rowsSheet(
    {
      title,
      note: closeOf(answer, words),
      method: t('methodOf.bonds.band'),
      parts,
      total: row.value,
      basis: share,
      ...dataOf(answer),
    },
    words,
  )
}

/** `band`: the key of a group as addresses have it (`none` for what is not known); null for all groups. */
type SplitNames = Readonly<{ title: string; band: string | null; nameOf: (key: string | null) => string }>

const closeOf = ({ asOf }: BondsResponse, { t }: Words): string => (asOf ? t('noteOf.value', { date: formatDate(asOf) }) : '')
const dataOf = (answer: BondsResponse) => ({ data: answer, sources: answer.explanation })

const sums = ['yearlyIncome', 'redemption', 'accrued'] as const
const rates = ['yieldToMaturity', 'runningYield', 'coupon'] as const
const spans = ['modifiedDuration', 'yearsToMaturity'] as const
export const bondFigures = [...sums, ...rates, ...spans] as const
export type BondFigure = (typeof bondFigures)[number]
type Sum = (typeof sums)[number]
type Mean = Exclude<BondFigure, Sum>

const isSum = (figure: BondFigure): figure is Sum => sums.some((each) => each === figure)
const isRate = (figure: Mean): figure is (typeof rates)[number] => rates.some((each) => each === figure)

/** A sum of bonds, or a mean that their values weigh; null where no bond has the figure. */
export function bondsSheet(answer: BondsResponse, figure: BondFigure, words: Words): Sheet | null {
  const made = isSum(figure) ? sumOf(answer, figure, words) : meanOf(answer, figure, words)
  if (!made || !answer.total) return null
  const { t, locale } = words
  const { covered } = answer.total[figure]
  const without = answer.bonds.filter((bond) => bond[figure] === null)
  return sheetFrom(
    {
      title: t(`titleOf.bonds.${figure}`),
      figure: made.text,
      note: answer.asOf ? t('noteOf.value', { date: formatDate(answer.asOf) }) : '',
      method: [t(isSum(figure) ? 'methodOf.bonds.sum' : 'methodOf.bonds.mean'), t(`methodOf.bonds.${figure}`)].join(' '),
      formula: t(isSum(figure) ? 'formulaOf.bonds.sum' : 'formulaOf.bonds.mean'),
      made: [...made.sections, ...withoutSection(without, words)],
      basis: [
        { term: t('currency'), figure: answer.currency },
        { term: t('bondsValue'), figure: formatMoney(answer.total.value, locale) },
        ...(covered === null ? [] : [{ term: t('coveredValue'), figure: formatPercent(covered, locale) }]),
      ],
      data: answer,
      sources: answer.explanation,
    },
    words,
  )
}

type Made = Readonly<{ text: string; sections: Section[] }>

function sumOf({ bonds, total }: BondsResponse, figure: Sum, words: Words): Made | null {
  const sum = total?.[figure].figure
  if (!sum) return null
  const parts = bonds.flatMap((bond) => partOf(bond, bond[figure]))
  return {
    text: formatMoney(sum, words.locale),
    sections: summedSections({ id: 'figures', title: words.t('figures'), parts, total: sum }, words),
  }
}

const partOf = ({ name }: Bond, amount: Money | null) => (amount ? [{ term: name, amount }] : [])

function meanOf({ bonds, total }: BondsResponse, figure: Mean, words: Words): Made | null {
  const mean = total?.[figure].figure ?? null
  if (mean === null) return null
  const { t, locale } = words
  const lines = bonds.flatMap((bond): Line[] => {
    const own = bond[figure]
    return own === null
      ? []
      : [{ term: bond.name, figure: meanText(figure, own, words), detail: t('weighs', { value: formatMoney(bond.value, locale) }) }]
  })
  const text = meanText(figure, mean, words)
  return {
    text,
    sections: [
      {
        id: 'figures',
        title: t('figures'),
        kind: 'rows',
        shows: 'first',
        lines: [...lines, { term: t('mean'), figure: text, isSum: true }],
      },
    ],
  }
}

/** As the page has it: years with one decimal. */
const meanText = (figure: Mean, value: number, { t, locale }: Words): string =>
  isRate(figure) ? formatPercent(value as Ratio, locale) : t('years', { years: formatTenths(value, locale) })

function withoutSection(bonds: readonly Bond[], { t, locale }: Words): Section[] {
  if (bonds.length === 0) return []
  const lines = bonds.map(({ name, value }) => ({ term: name, figure: formatMoney(value, locale) }))
  return [{ id: 'without', title: t('notCounted'), kind: 'rows', shows: 'first', lines }]
}
