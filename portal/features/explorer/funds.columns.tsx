import { styled } from 'styled-components'
import type { Fund } from '../../../shared/domain/fund'
import { Checkbox } from '../../ui/Checkbox'
import { media } from '../../ui/media'
import { defineColumns } from '../../ui/table/defineColumns'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { MarketName } from '../../wealth/market/useMarketName'

/** A fund may stand in several lists of one screen, so that a row has an id of its own. */
export type FundRow = Readonly<{ id: string; fund: Fund }>

export type FundFacts = Readonly<{
  chosen: ReadonlySet<string>
  onPick: (id: string, isChosen: boolean) => void
  marketName: MarketName
}>

/* above what opens the row */
const Pick = styled(Checkbox)`
  z-index: 1;
  justify-content: center;
  min-inline-size: 1.5rem;

  ${media.coarsePointer} {
    min-inline-size: 2.75rem;
  }
`

/** Funds as the explorer lists them. Their order is the server's, which has all of them. */
export const fundColumns = defineColumns<FundRow, never, FundFacts>()('explorer', [
  {
    id: 'name',
    head: 'columnFund',
    format: 'text',
    value: ({ fund }) => fund.name,
    isName: true,
    detail: ({ fund: { assetClass, currency, sector } }, { common, facts: { marketName } }) =>
      [...new Set([common(`assetClass.${assetClass}`), sector && marketName(sector)]), currency].filter(Boolean).join(', '),
  },
  {
    id: 'risk',
    head: 'columnRisk',
    headNote: ({ t }) => t('riskScale'),
    format: 'count',
    value: ({ fund }) => fund.risk,
    missing: (_, { t }) => t('notSaid'),
    priority: 2,
  },
  {
    id: 'charge',
    head: 'columnCharge',
    format: 'percent',
    value: ({ fund }) => fund.ongoingCharge,
    missing: (_, { t }) => t('notSaid'),
    priority: 1,
  },
  {
    id: 'return1y',
    head: 'columnReturn1y',
    format: 'percent',
    value: ({ fund }) => fund.return1y,
    missing: (_, { common }) => common('missing.too_short'),
    isResult: true,
  },
  {
    id: 'return3y',
    head: 'columnReturn3y',
    format: 'percent',
    value: ({ fund }) => fund.return3y,
    missing: (_, { common }) => common('missing.too_short'),
    isResult: true,
    priority: 2,
  },
  {
    id: 'return5y',
    head: 'columnReturn5y',
    format: 'percent',
    value: ({ fund }) => fund.return5y,
    missing: (_, { common }) => common('missing.too_short'),
    isResult: true,
    priority: 3,
  },
  {
    id: 'pick',
    head: 'columnCompare',
    format: 'count',
    value: () => null,
    cell: ({ fund }, { t, facts: { chosen, onPick } }) => (
      <Pick isSelected={chosen.has(fund.id)} onChange={(isChosen) => onPick(fund.id, isChosen)}>
        <VisuallyHidden>{t('compareNamed', { name: fund.name })}</VisuallyHidden>
      </Pick>
    ),
    on: ['screen'],
  },
])
