import { styled } from 'styled-components'
import type { BondStatistics } from '../../../shared/contracts/wealth/bonds'
import { groupBy } from '../../../shared/domain/groupBy'
import { formatDate } from '../../../shared/format/date'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Stack } from '../../ui/Stack'
import { PaperTable } from '../../ui/table/PaperTable'
import { Text } from '../../ui/Text'
import type { ReportTable } from '../../wealth/reportTable'
import { fullBar } from '../../wealth/shareBarColumn'
import { Statement } from '../../wealth/Statement'
import { bondColumns, splitColumns, splitLines } from './bonds.columns'
import { BondTotals } from './components/BondTotals'
import { bondSentence } from './model/bondSentence'
import { withoutTermsText } from './model/withoutTerms'

const parts = ['holdings', 'portfolio'] as const

const InOnePiece = styled(Stack)`
  break-inside: avoid;
`

/** Few lines as a rule; more than a page of them break between two tables. */
const SplitsOfOne = styled.div`
  break-inside: avoid;
`

const Split = styled.div`
  & + & {
    margin-block-start: 2mm;
  }
`

/** What all bonds of a portfolio come to. */
const summary: ReportTable = {
  id: 'bondSummary',
  parts,
  count: ({ bonds }) => bonds?.total?.count ?? null,
  useTexts: () => ({ title: useText('bonds')('summary'), empty: '', unavailable: '' }),
  Table: ({ of: { bonds } }) => {
    const t = useText('bonds')
    const locale = useLocale()
    if (!bonds?.total) return null
    return (
      <InOnePiece $gap={4}>
        <Statement onPaper>{bondSentence(bonds.total, t, locale)}</Statement>
        <BondTotals total={bonds.total} columns={2} />
      </InOnePiece>
    )
  },
}

/** The bonds with their terms and figures, and which holdings of fixed interest are not among them. */
const list: ReportTable = {
  id: 'bonds',
  parts,
  count: ({ bonds }) => (bonds ? bonds.bonds.length + (bonds.withoutTerms?.count ?? 0) : null),
  useTexts: ({ asOf, period, portfolios }) => {
    const t = useText('bonds')
    const isOffered = portfolios.some(({ bonds }) => bonds?.isOffered)
    return {
      title: t('report', { date: formatDate(asOf ?? period.to) }),
      empty: t(isOffered ? 'reportEmpty' : 'notOfferedText'),
      unavailable: t('unavailableText'),
    }
  },
  Table: ({ of: { bonds, portfolio } }) => {
    const t = useText('bonds')
    const locale = useLocale()
    if (!bonds) return null
    const { total } = bonds
    return (
      <>
        {bonds.bonds.length > 0 ? (
          <PaperTable
            columns={bondColumns}
            rows={bonds.bonds}
            caption={t('reportCaption', { portfolio: portfolio.name })}
            isDense
            {...(total ? { foot: { name: t('foot', { count: total.count }), sum: total } } : {})}
          />
        ) : (
          <p>{t('reportEmpty')}</p>
        )}
        {whyMissing(bonds).map(([reason, names]) => (
          <Text key={reason} as="p" $role="small" $muted>
            {t('reportMissing', { names: names.join(', '), reason: t(`missing.${reason}`) })}
          </Text>
        ))}
        {bonds.withoutTerms && (
          <Text as="p" $role="small" $muted>
            {withoutTermsText(bonds, t, locale)}
          </Text>
        )}
      </>
    )
  },
}

/** Names of the bonds whose yield is not known, by the reason: paper has no tip over a dash. */
const whyMissing = ({ bonds }: BondStatistics) =>
  [...groupBy(bonds, ({ missingYield }) => missingYield)].flatMap(([reason, own]) =>
    reason === null ? [] : [[reason, own.map(({ name }) => name)] as const],
  )

/** When bonds mature, how they are rated, in which currency they pay. */
const splits: ReportTable = {
  id: 'bondSplits',
  parts,
  count: ({ bonds }) => bonds?.splits.length || null,
  useTexts: () => ({ title: useText('bonds')('reportSplits'), empty: '', unavailable: '' }),
  Table: ({ of: { bonds, portfolio } }) => {
    const t = useText('bonds')
    if (!bonds) return null
    const { splits, total } = bonds
    const drawn = splits.map((split) => {
      const lines = splitLines(split, t)
      return (
        <Split key={split.kind}>
          <PaperTable
            columns={splitColumns}
            rows={lines}
            facts={{ head: t(`kind.${split.kind}`), full: fullBar(lines) }}
            caption={t('reportSplitCaption', { kind: t(`kind.${split.kind}`), portfolio: portfolio.name })}
            // A line that is all of it is its own total.
            {...(total && lines.length > 1 ? { foot: { name: t('title'), sum: { value: total.value, count: total.count } } } : {})}
          />
        </Split>
      )
    })
    return <SplitsOfOne data-closes="">{drawn}</SplitsOfOne>
  },
}

/** Statistics of bonds in the report. */
export const bondsReport: readonly ReportTable[] = [summary, list, splits]
