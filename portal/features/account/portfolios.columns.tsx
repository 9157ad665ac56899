import { styled } from 'styled-components'
import type { PortfolioRow } from '../../../shared/contracts/wealth'
import { formatPercent } from '../../../shared/format/percent'
import { Badge } from '../../ui/Badge'
import { Percent } from '../../ui/Percent'
import { defineColumns } from '../../ui/table/defineColumns'
import { ShareBar } from '../../wealth/ShareBar'
import type { PortfolioTotal } from './model/portfolioTotal'

const Facts = styled.span`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
`

/** Portfolios of an account. */
export const portfolioColumns = defineColumns<PortfolioRow, PortfolioTotal>()('account', [
  {
    id: 'name',
    head: 'columnPortfolio',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    detail: ({ type, externalId }, { t, common }) => (
      <Facts>
        <Badge>{common(`portfolioTypeShort.${type}`)}</Badge>
        {externalId ?? t('noExternalId')}
      </Facts>
    ),
    sort: 'ascending',
  },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    missing: (_, { common }) => common('missing.unavailable'),
    under: ({ share }, { t, locale }) => share !== null && t('shareOfAccount', { share: formatPercent(share, locale) }),
    sum: ({ value }) => value,
    sumMissing: ({ common }) => common('missing.unavailable'),
    sort: 'descending',
  },
  {
    id: 'share',
    head: 'columnShare',
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
    sumMissing: ({ common }) => common('missing.unavailable'),
    isBar: true,
    width: '26%',
    priority: 1,
  },
  {
    id: 'ytd',
    head: 'columnYtd',
    format: 'percent',
    value: (row) => row.changeYtd,
    missing: (_, { common }) => common('missing.unavailable'),
    isResult: true,
    sort: 'descending',
    priority: 1,
  },
  {
    id: '1y',
    head: 'column1y',
    format: 'percent',
    value: (row) => row.change1y,
    missing: (_, { common }) => common('missing.unavailable'),
    isResult: true,
    sort: 'descending',
    priority: 2,
  },
  {
    id: 'inception',
    head: 'columnInception',
    format: 'date',
    value: (row) => row.inception,
    missing: (_, { common }) => common('missing.unavailable'),
    sort: 'descending',
    priority: 2,
  },
])
