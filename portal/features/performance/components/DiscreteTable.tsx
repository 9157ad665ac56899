import type { DiscreteReturn } from '../../../../shared/contracts/wealth'
import type { Ratio } from '../../../../shared/domain/ratio'
import { useText } from '../../../lib/i18n/useText'
import { Percent } from '../../../ui/Percent'
import { Table } from '../../../ui/Table'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableBody, TableHead, TableRow } from '../../../ui/TableParts'
import { TableWrap } from '../../../ui/TableWrap'
import { Text } from '../../../ui/Text'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { differenceOf, matrixColumns } from '../model/matrix'

/** The matrix of returns: portfolio, benchmark and difference by calendar year and by period. A missing figure shows its reason. */
export function DiscreteTable({ discrete }: { discrete: DiscreteReturn[] }) {
  const t = useText('performance')
  const common = useText('common')
  const { years, periods } = matrixColumns(discrete)
  const columns = [...years, ...periods]
  const split = periods[0]

  const row = (figure: (entry: DiscreteReturn) => Ratio | null, isResult = false) =>
    columns.map((entry) => (
      <Cell key={columnKey(entry)} num split={entry === split}>
        {isResult ? (
          <Text $role="strong">
            <Percent value={figure(entry)} tone missing={common(`missing.${entry.reason ?? 'unavailable'}`)} />
          </Text>
        ) : (
          <Percent
            value={figure(entry)}
            signed
            missing={common(`missing.${entry.reason ?? (entry.portfolio === null ? 'unavailable' : 'no_benchmark')}`)}
          />
        )}
      </Cell>
    ))

  return (
    <TableWrap scrollLabel={t('discreteScroll')}>
      <Table caption={t('discreteCaption')} look="matrix">
        <TableHead>
          <TableRow>
            <HeadCell>
              <VisuallyHidden>{t('series')}</VisuallyHidden>
            </HeadCell>
            {columns.map((entry) => (
              <HeadCell key={columnKey(entry)} num split={entry === split}>
                {entry.kind === 'year' ? String(entry.year) : t(`periodShort.${entry.kind}`)}
              </HeadCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <RowHead>
              <Text $role="strong">{t('portfolio')}</Text>
            </RowHead>
            {row((entry) => entry.portfolio, true)}
          </TableRow>
          <TableRow>
            <RowHead>{t('benchmark')}</RowHead>
            {row((entry) => entry.benchmark)}
          </TableRow>
          <TableRow>
            <RowHead>{t('difference')}</RowHead>
            {row(differenceOf)}
          </TableRow>
        </TableBody>
      </Table>
    </TableWrap>
  )
}

const columnKey = ({ kind, year }: DiscreteReturn): string => `${kind}${year ?? ''}`
