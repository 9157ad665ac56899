import { styled } from 'styled-components'
import type { ReportPortfolio } from '../../../../shared/contracts/report'
import type { Holding, HoldingGroup } from '../../../../shared/contracts/wealth'
import { formatPrice, unitsDigits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Missing } from '../../../ui/Missing'
import { Percent } from '../../../ui/Percent'
import { Units } from '../../../wealth/Units'
import { ReportTable } from './ReportTable'
import { Note } from './sheet'

const Dense = styled(ReportTable)`
  font-size: 8.5pt;
  line-height: 1.35;

  th,
  td {
    padding-inline: 1.6mm;
    vertical-align: top;
  }

  thead th:first-child {
    inline-size: 36%;
  }

  tr[data-group] > * {
    padding-block-start: 2.5mm;
    border-block-end-color: var(--rule);
    vertical-align: bottom;
    font-weight: 600;
  }
`

const Remark = styled(Note)`
  break-before: avoid;
  margin-block-start: 2mm;
`

/** Rows that the last page has at least, with the total below them. */
const tail = 4

/** Holdings by asset class, each class with its sums, and the total. */
export function HoldingsTable({ of: portfolio, currency }: { of: ReportPortfolio; currency: string }) {
  const t = useText('reportExport')
  const c = useText('common')
  const { groups, holdings, total } = portfolio
  const withoutCost = holdings.filter((holding) => holding.cost === null && holding.units !== null).length
  const digits = unitsDigits(holdings.map((holding) => holding.units))
  const lastIds = new Set(holdings.slice(1 - tail).map((holding) => holding.id))
  return (
    <>
      <Dense
        caption={t('holdingsCaption', { portfolio: portfolio.portfolio.name, currency })}
        head={
          <>
            <th scope="col">{c('term.holding')}</th>
            {(['units', 'price', 'cost', 'value', 'gain', 'weight'] as const).map((term) => (
              <th key={term} scope="col" data-num="">
                {c(`term.${term}`)}
              </th>
            ))}
          </>
        }
        foot={
          <tr data-sum="">
            <th scope="row" colSpan={3}>
              {t('holdingsTotal', { count: total.count })}
            </th>
            <Sums of={total} isTotal />
          </tr>
        }
      >
        {groups.map((group) => (
          <tbody key={group.assetClass}>
            <tr data-group="">
              <th scope="rowgroup" colSpan={3}>
                {c(`assetClass.${group.assetClass}`)}
              </th>
              <Sums of={group} />
            </tr>
            {holdings
              .filter((holding) => holding.assetClass === group.assetClass)
              .map((holding) => (
                <HoldingRow key={holding.id} holding={holding} digits={digits} isTail={lastIds.has(holding.id)} />
              ))}
          </tbody>
        ))}
      </Dense>
      {withoutCost > 0 && <Remark>{t('withoutCost', { count: withoutCost })}</Remark>}
    </>
  )
}

function HoldingRow({ holding, digits, isTail }: { holding: Holding; digits: number; isTail: boolean }) {
  const t = useText('reportExport')
  const c = useText('common')
  const locale = useLocale()
  const { cashType, cost, gain, gainRatio, name, price, quoteUnit, sedol, symbol, units, value, weight } = holding
  const isCash = units === null
  const noCost = isCash ? undefined : t('noCost')
  const detail = [symbol, sedol, cashType && c(`cashType.${cashType}`)].filter((part) => part && part !== name)
  return (
    <tr data-tail={isTail ? '' : undefined}>
      <th scope="row">
        {name}
        {detail.length > 0 && <span data-second="">{detail.join(' · ')}</span>}
      </th>
      <td data-num="">
        <Units value={units} digits={digits} missing={t('cashHasNone')} />
      </td>
      <td data-num="">{price === null ? <Missing reason={t('cashHasNone')} /> : formatPrice(price, quoteUnit, locale)}</td>
      <td data-num="">
        <Amount value={cost} missing={noCost} />
      </td>
      <td data-num="" data-strong="">
        <Amount value={value} />
      </td>
      <td data-num="">
        <Amount value={gain} tone missing={noCost} />
        {gainRatio !== null && (
          <span data-second="">
            <Percent value={gainRatio} signed />
          </span>
        )}
      </td>
      <td data-num="">
        <Percent value={weight} missing={c('missing.unavailable')} />
      </td>
    </tr>
  )
}

/** Sums stay black: green and red are for single results. */
function Sums({ of: { cost, gain, value, weight }, isTotal = false }: { of: Omit<HoldingGroup, 'assetClass'>; isTotal?: boolean }) {
  const t = useText('reportExport')
  const c = useText('common')
  const mark = { 'data-total': isTotal ? '' : undefined }
  return (
    <>
      <td data-num="">
        {cost ? (
          <span {...mark}>
            <Amount value={cost} />
          </span>
        ) : (
          <Missing reason={t('noCost')} />
        )}
      </td>
      <td data-num="">
        <span {...mark}>
          <Amount value={value} />
        </span>
      </td>
      <td data-num="">
        {gain ? (
          <span {...mark}>
            <Amount value={gain} signed />
          </span>
        ) : (
          <Missing reason={t('noCost')} />
        )}
      </td>
      <td data-num="">
        {weight !== null ? (
          <span {...mark}>
            <Percent value={weight} />
          </span>
        ) : (
          <Missing reason={c('missing.unavailable')} />
        )}
      </td>
    </>
  )
}
