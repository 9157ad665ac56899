import type { Provenance } from '../../../../../shared/contracts/provenance'
import type { Explanation } from '../../../../../shared/contracts/wealth/explanation'
import { type Money, roundMoney, subtractMoney, sumMoney } from '../../../../../shared/domain/money'
import { formatMoney } from '../../../../../shared/format/money'
import type { Tone } from '../../../../ui/tone'
import type { Line, Section, Sheet } from '../sheet'
import { dataLines, leftSection, moneyTone, sourceSection, type Words } from '../words'

/** One amount of a sum. */
export type Part = Readonly<{ term: string; amount: Money; detail?: string | undefined; isResult?: boolean }>

type Summed = Readonly<{
  id: string
  title: string
  parts: readonly Part[]
  /** As the server made it, and the page shows it. */
  total: Money
  /** What the sum is called, and what is said under it. */
  term?: string
  totalDetail?: string
  /** Signs matter: payments, gains. */
  signed?: boolean
}>

/** Amounts and the sum that the server made of them; where what is shown does not come to it, a sentence says by how much. */
export function summedSections({ id, parts, signed = false, term, title, total, totalDetail }: Summed, words: Words): Section[] {
  const { t, locale } = words
  const text = (amount: Money) => formatMoney(amount, locale, { signed })
  const lines = parts.map(({ amount, detail, isResult = false, term: of }): Line => ({
    term: of,
    figure: text(amount),
    detail,
    ...(isResult ? { tone: moneyTone(amount, text(amount)) } : {}),
  }))
  const shown = sumMoney(
    parts.map(({ amount }) => roundMoney(amount)),
    total.currency,
  )
  return [
    {
      id,
      title,
      kind: 'rows',
      shows: 'first',
      lines: [...lines, { term: term ?? t('sum'), figure: text(total), detail: totalDetail, isSum: true }],
    },
    ...leftSection(subtractMoney(roundMoney(total), shown), words).map((left) => ({ ...left, id: `${id}-left` })),
  ]
}

type Facts = Readonly<{
  title: string
  figure: string
  tone?: Tone | undefined
  note: string
  method: string
  /** As a line of text; left out where the method says it all. */
  formula?: string
  /** What the figure is made of. */
  made: readonly Section[]
  /** Period, currency and what else the figure stands on. */
  basis: readonly Line[]
  data: Pick<Provenance, 'asOf' | 'fetchedAt'>
  sources: Parameters<typeof sourceSection>[0]
}>

/** The sections that every figure has, in their order. */
export function sheetFrom({ basis, data, formula, made, method, sources, ...head }: Facts, words: Words): Sheet {
  const { t } = words
  return {
    ...head,
    sections: [
      { id: 'method', title: t('method'), kind: 'prose', text: method },
      ...(formula ? [{ id: 'formula', title: t('formula'), kind: 'formula' as const, parts: [formula], spoken: formula }] : []),
      ...made,
      { id: 'basis', title: t('basis'), kind: 'facts', lines: basis },
      { id: 'data', title: t('data'), kind: 'facts', lines: dataLines(data, words) },
      sourceSection(sources, words),
    ],
  }
}

/** Of an answer's rows, those of some kinds. */
export const inputsOf = (
  { inputs }: Explanation,
  kinds: readonly Explanation['inputs'][number]['kind'][],
): Pick<Explanation, 'inputs'> => ({
  inputs: inputs.filter(({ kind }) => kinds.includes(kind)),
})
