import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PortfolioRow } from '../../../shared/contracts/wealth/portfolios'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatPercent } from '../../../shared/format/percent'
import type { ExplainedFigure } from '../../lib/explaining'
import type { Text } from '../../lib/i18n/useText'
import { Badge } from '../../ui/Badge'
import { Figure } from '../../ui/Figure'
import { Missing } from '../../ui/Missing'
import { Percent } from '../../ui/Percent'
import { type ColumnContext, defineColumns } from '../../ui/table/defineColumns'
import { ShareBar } from '../../wealth/ShareBar'
import { ExplainFigure } from '../../wealth/ExplainFigure'
import { explainSum } from '../../wealth/explainSum'
import type { PortfolioTotal } from './model/portfolioTotal'
import { token } from '../../ui/tokens'

const Facts = styled.span`
  display: inline-flex;
  gap: ${token('s-2')};
  align-items: center;
`

/** What the shares are of: one account, or all that a person has. */
export type PortfolioFacts = Readonly<{
  whole: 'account' | 'family'
  /** Name of the account that a portfolio is of; where there are several. */
  accountOf?: (row: PortfolioRow) => string | null
}>

/** The figure opens its method; one that is missing says why where it stands. */
const explains =
  (figure: ExplainedFigure, head: Parameters<Text<'account'>>[0], valueOf: (row: PortfolioRow) => unknown) =>
  (drawn: ReactNode, row: PortfolioRow, { t }: ColumnContext<'account', PortfolioFacts>) =>
    valueOf(row) === null ? (
      drawn
    ) : (
      <ExplainFigure figure={`${figure}.${row.id}`} name={`${row.name}, ${t(head)}`}>
        {drawn}
      </ExplainFigure>
    )

/** A return that the provider states of each portfolio, and what it is made of. */
const returnOf = (figure: ExplainedFigure, head: Parameters<Text<'account'>>[0], value: (row: PortfolioRow) => Ratio | null) => ({
  head,
  format: 'percent' as const,
  value,
  around: explains(figure, head, value),
  missing: (_: PortfolioRow, { common }: ColumnContext<'account', PortfolioFacts>) => common('missing.unavailable'),
  isResult: true as const,
  sort: 'descending' as const,
})

/** Portfolios of an account, or of all accounts of a person. */
export const portfolioColumns = defineColumns<PortfolioRow, PortfolioTotal, PortfolioFacts>()('account', [
  {
    id: 'account',
    head: 'columnAccount',
    format: 'text',
    value: (row, { facts: { accountOf } }) => accountOf?.(row) ?? null,
    isOptional: true,
    on: ['csv'],
  },
  {
    id: 'name',
    head: 'columnPortfolio',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    detail: ({ type, externalId }, { common }) => (
      <Facts>
        <Badge>{common(`portfolioTypeShort.${type}`)}</Badge>
        {externalId}
      </Facts>
    ),
    sort: 'ascending',
  },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    around: explains('value', 'columnValue', (row) => row.value),
    missing: (_, { common }) => common('missing.unavailable'),
    under: ({ share }, { t, locale, facts: { whole } }) =>
      share !== null && t(whole === 'account' ? 'shareOfAccount' : 'shareOfAll', { share: formatPercent(share, locale) }),
    sum: ({ value }) => value,
    // The sum of one of several accounts stands on the account's own page.
    aroundSum: explainSum(({ isWhole }: PortfolioTotal, { facts: { whole } }: Readonly<{ facts: PortfolioFacts }>) =>
      isWhole ? (whole === 'account' ? 'value' : 'family.value') : null,
    ),
    sumMissing: ({ withoutValue }, { common }) => common(withoutValue > 0 ? 'missing.incomplete' : 'missing.unavailable'),
    sort: 'descending',
  },
  {
    id: 'share',
    head: ({ t, facts: { whole } }) => t(whole === 'account' ? 'columnShare' : 'columnShareOfAll'),
    format: 'percent',
    value: (row) => row.share,
    missing: (_, { common }) => common('missing.unavailable'),
    cell: ({ share }, { common }) =>
      share === null ? (
        <Percent value={null} missing={common('missing.unavailable')} />
      ) : (
        <ShareBar fill={share}>
          <Percent value={share} />
        </ShareBar>
      ),
    sum: ({ share }) => share,
    sumMissing: ({ withoutValue }, { common }) => common(withoutValue > 0 ? 'missing.incomplete' : 'missing.unavailable'),
    isBar: true,
    width: '20%',
    priority: 1,
  },
  { id: 'day', ...returnOf('dayChange', 'columnDay', (row) => row.changes.change1d), priority: 2, isOptional: true },
  { id: 'ytd', ...returnOf('ytd', 'columnYtd', (row) => row.changeYtd), priority: 1 },
  { id: '1y', ...returnOf('1y', 'column1y', (row) => row.change1y), priority: 2 },
  { id: '3y', ...returnOf('3y', 'column3y', (row) => row.changes.change3y), priority: 3 },
  {
    id: 'inception',
    head: 'columnInception',
    format: 'date',
    value: (row) => row.inception,
    missing: (_, { common }) => common('missing.unavailable'),
    on: ['csv'],
  },
  {
    id: 'riskProfile',
    head: 'columnRiskProfile',
    format: 'count',
    value: (row) => row.riskProfile,
    cell: ({ riskProfile }, { common, t }) =>
      riskProfile === null ? (
        <Missing reason={common('missing.unavailable')} />
      ) : (
        <Figure>{t('riskProfileOf', { level: riskProfile })}</Figure>
      ),
    missing: (_, { common }) => common('missing.unavailable'),
    isOptional: true,
    sort: 'descending',
    priority: 3,
  },
])
