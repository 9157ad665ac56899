import type { ExposureResponse, ExposureRow } from '../../../../../shared/contracts/wealth/exposure'
import { formatDate } from '../../../../../shared/format/date'
import { formatList } from '../../../../../shared/format/list'
import { formatMoney } from '../../../../../shared/format/money'
import { formatPercent } from '../../../../../shared/format/percent'
import { formatPoints } from '../../../../../shared/format/points'
import type { Line, Section, Sheet } from '../sheet'
import type { Words } from '../words'
import { sheetFrom, summedSections } from './parts'

/** `value`, `elsewhere`, or the share of an asset class by its name; null for a figure that the tab does not show. */
export function exposureSheet(answer: ExposureResponse, figure: string, words: Words): Sheet | null {
  const { t } = words
  const made = madeOf(answer, figure, words)
  if (!made) return null
  const { asOf, benchmark, currency, explanation, level, neutralName } = answer
  return sheetFrom(
    {
      title: exposureTitle(figure, words),
      figure: made.text,
      note: asOf ? t('noteOf.value', { date: formatDate(asOf) }) : '',
      method: t(`methodOf.exposure.${made.kind}`),
      formula: t(`formulaOf.exposure.${made.kind}`),
      made: made.sections,
      basis: [
        { term: t('currency'), figure: currency },
        ...(neutralName ? [{ term: t('neutral'), figure: neutralName }] : []),
        ...(level === null ? [] : [{ term: t('riskLevel'), figure: String(level) }]),
        ...(benchmark ? [{ term: words.common('term.benchmark'), figure: benchmark }] : []),
      ],
      data: answer,
      sources: explanation,
    },
    words,
  )
}

/** What the figure is called, before its answer is there. */
export const exposureTitle = (figure: string, { t, common }: Words): string =>
  figure === 'value' || figure === 'elsewhere'
    ? t(`titleOf.exposure.${figure}`)
    : t('titleOf.exposure.share', { name: common(`assetClass.${figure as ExposureRow['assetClass']}`) })

type Made = Readonly<{ kind: 'value' | 'elsewhere' | 'share'; text: string; sections: Section[] }>

function madeOf(answer: ExposureResponse, figure: string, words: Words): Made | null {
  if (figure === 'value') return valueOf(answer, words)
  if (figure === 'elsewhere') return elsewhereOf(answer, words)
  const row = answer.rows.find(({ assetClass }) => assetClass === figure)
  return row ? shareOf(answer, row, words) : null
}

function valueOf({ cash, rows, value }: ExposureResponse, words: Words): Made | null {
  if (!value) return null
  const { t, common, locale } = words
  const parts = rows.map(({ assetClass, value: amount }) => ({ term: common(`assetClass.${assetClass}`), amount }))
  const left: Section[] = cash
    ? [
        {
          id: 'cash',
          title: t('notCounted'),
          kind: 'facts',
          lines: [{ term: common('assetClass.Cash'), figure: formatMoney(cash, locale) }],
        },
      ]
    : []
  return {
    kind: 'value',
    text: formatMoney(value, locale),
    sections: [...summedSections({ id: 'figures', title: t('figures'), parts, total: value }, words), ...left],
  }
}

function shareOf({ value: whole }: ExposureResponse, row: ExposureRow, { t, common, locale }: Words): Made | null {
  const { assetClass, classes, difference, neutral, share, value } = row
  if (share === null || !whole) return null
  const text = formatPercent(share, locale)
  const others = classes.filter((each) => each !== assetClass).map((each) => common(`assetClass.${each}`))
  const lines: Line[] = [
    {
      term: common(`assetClass.${assetClass}`),
      figure: formatMoney(value, locale),
      ...(others.length > 0 ? { detail: t('amongThem', { names: formatList(others, locale) }) } : {}),
    },
    { term: t('dividedByInvested'), figure: formatMoney(whole, locale) },
    { term: t('share'), figure: text, isSum: true },
  ]
  const compared: Line[] =
    neutral === null || difference === null
      ? []
      : [
          { term: t('share'), figure: text },
          { term: t('lessNeutral'), figure: formatPercent(neutral, locale) },
          { term: t('excess'), figure: formatPoints(difference, locale, t('points')), isSum: true },
        ]
  return {
    kind: 'share',
    text,
    sections: [
      { id: 'figures', title: t('figures'), kind: 'facts', lines },
      ...(compared.length > 0 ? [{ id: 'neutral', title: t('againstNeutral'), kind: 'facts' as const, lines: compared }] : []),
    ],
  }
}

function elsewhereOf({ elsewhere, rows }: ExposureResponse, { t, common, locale }: Words): Made | null {
  if (elsewhere === null) return null
  const text = formatPercent(elsewhere, locale)
  const lines = rows.flatMap(({ assetClass, difference, neutral, share }): Line[] =>
    difference === null || share === null || neutral === null
      ? []
      : [
          {
            term: common(`assetClass.${assetClass}`),
            figure: formatPoints(difference, locale, t('points')),
            detail: t('shareLessNeutral', { share: formatPercent(share, locale), neutral: formatPercent(neutral, locale) }),
          },
        ],
  )
  const sum: Line = { term: t('halfOfAll'), figure: text, isSum: true }
  return { kind: 'elsewhere', text, sections: [{ id: 'figures', title: t('figures'), kind: 'rows', lines: [...lines, sum] }] }
}
