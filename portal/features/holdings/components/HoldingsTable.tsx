import { unitsDigits } from '../../../../shared/format/number'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { GroupName } from '../../../ui/GroupName'
import { Percent } from '../../../ui/Percent'
import { SubLine } from '../../../ui/SubLine'
import { Table } from '../../../ui/Table'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableBody, TableFoot, TableHead, TableRow } from '../../../ui/TableParts'
import { TableWrap } from '../../../ui/TableWrap'
import { Text } from '../../../ui/Text'
import type { GroupView, HoldingsView } from '../model/viewHoldings'
import { HoldingRow } from './HoldingRow'

interface HoldingsTableProps {
  view: HoldingsView
  /** How many holdings the portfolio has; more than are shown when a filter is on. */
  count: number
  selectedId: string | null
  onOpen: (holdingId: string) => void
}

/** Holdings grouped by asset class, each class with its own sums, and the total. */
export function HoldingsTable({ view, count, selectedId, onOpen }: HoldingsTableProps) {
  const t = useText('holdings')
  const digits = unitsDigits(view.groups.flatMap((group) => group.holdings.map((holding) => holding.units)))
  const { total } = view
  return (
    <TableWrap>
      <Table caption={t('caption')}>
        <TableHead>
          <TableRow>
            <HeadCell>{t('columnHolding')}</HeadCell>
            <HeadCell num priority={3}>
              {t('columnUnits')}
            </HeadCell>
            <HeadCell num priority={2}>
              {t('columnPrice')}
            </HeadCell>
            <HeadCell num priority={3}>
              {t('columnCost')}
            </HeadCell>
            <HeadCell num edge="end">
              {t('columnValue')}
              <SubLine>{t('andGain')}</SubLine>
            </HeadCell>
            <HeadCell num priority={1}>
              {t('columnGain')}
            </HeadCell>
            <HeadCell num priority={2}>
              {t('columnGainRatio')}
            </HeadCell>
            <HeadCell num priority={1}>
              {t('columnWeight')}
            </HeadCell>
          </TableRow>
        </TableHead>
        {view.groups.map((group) => (
          <TableBody key={group.assetClass}>
            <GroupRow group={group} />
            {group.holdings.map((holding) => (
              <HoldingRow key={holding.id} holding={holding} digits={digits} isSelected={holding.id === selectedId} onOpen={onOpen} />
            ))}
          </TableBody>
        ))}
        <TableFoot>
          <TableRow>
            <RowHead>{view.filtered ? t('totalShown', { shown: total.count, count }) : t('total', { count: total.count })}</RowHead>
            <Cell priority={3} />
            <Cell priority={2} />
            <Cell num priority={3} total>
              <Amount value={total.cost} missing={t('costUnknown')} />
            </Cell>
            <Cell num edge="end" total>
              <Amount value={total.value} />
            </Cell>
            <Cell num priority={1} total>
              {total.gain && <Amount value={total.gain} signed />}
            </Cell>
            <Cell num priority={2}>
              {total.gainRatio !== null && <Percent value={total.gainRatio} signed />}
            </Cell>
            <Cell num priority={1} total>
              <Percent value={total.weight} />
            </Cell>
          </TableRow>
        </TableFoot>
      </Table>
    </TableWrap>
  )
}

function GroupRow({ group }: { group: GroupView }) {
  const t = useText('holdings')
  const common = useText('common')
  const locale = useLocale()
  return (
    <TableRow kind="group">
      <RowHead scope="rowgroup">
        <GroupName colour={`var(--series-${group.series})`} count={group.count}>
          {common(`assetClass.${group.assetClass}`)}
        </GroupName>
      </RowHead>
      <Cell priority={3} />
      <Cell priority={2} />
      <Cell num priority={3}>
        <Amount value={group.cost} missing={t('costUnknown')} />
      </Cell>
      <Cell num edge="end">
        <Amount value={group.value} />
        {group.weight !== null && (
          <SubLine>
            <Text $muted>{t('ofPortfolio', { weight: formatPercent(group.weight, locale) })}</Text>
          </SubLine>
        )}
      </Cell>
      <Cell num priority={1}>
        {group.gain && <Amount value={group.gain} signed />}
      </Cell>
      <Cell num priority={2}>
        {group.gainRatio !== null && <Percent value={group.gainRatio} signed />}
      </Cell>
      <Cell num priority={1}>
        <Percent value={group.weight} />
      </Cell>
    </TableRow>
  )
}
