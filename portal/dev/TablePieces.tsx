import { useState } from 'react'
import { type Money, money } from '../../shared/domain/money'
import { type Ratio, ratio } from '../../shared/domain/ratio'
import { useText } from '../lib/i18n/useText'
import { Card } from '../ui/Card'
import { GroupName } from '../ui/GroupName'
import { Percent } from '../ui/Percent'
import { DataTable } from '../ui/table/DataTable'
import { defineColumns } from '../ui/table/defineColumns'
import { HoldingDrawer } from './HoldingDrawer'
import { Piece } from './Piece'
import { token } from '../ui/tokens'

interface SampleRow {
  id: string
  name: string
  code: string
  cost: Money
  value: Money
  gain: Money
  ratio: Ratio
}

const sample = (id: string, name: string, code: string, cost: string, value: string, gain: string, gainRatio: number): SampleRow => ({
  id,
  name,
  code,
  cost: money(cost, 'GBP'),
  value: money(value, 'GBP'),
  gain: money(gain, 'GBP'),
  ratio: ratio(gainRatio),
})

const rows = [
  sample('mossgate', 'Mossgate Instruments plc', 'QSU66M3, GBX', '68422.80', '100056.00', '31633.20', 0.4623),
  sample('kelvaney', 'Kelvaney Therapeutics plc', 'QSO24K1, GBX', '62911.40', '90031.50', '27120.10', 0.4311),
  sample('hedrin', 'Port Hedrin Water plc', 'QSA17P8, GBX', '81360.20', '74529.00', '-6831.20', -0.084),
]

const sums = { cost: money('212694.40', 'GBP'), value: money('264616.50', 'GBP'), gain: money('51922.10', 'GBP') }

const sampleColumns = defineColumns<SampleRow, typeof sums>()('gallery', [
  { id: 'name', head: 'holding', format: 'text', value: (row) => row.name, isName: true, detail: (row) => row.code },
  { id: 'cost', head: 'cost', format: 'amount', value: (row) => row.cost, sum: (sum) => sum.cost, priority: 2 },
  {
    id: 'value',
    head: 'value',
    format: 'amount',
    value: (row) => row.value,
    sum: (sum) => sum.value,
    under: (row) => <Percent value={row.ratio} tone />,
    sort: 'descending',
  },
  { id: 'gain', head: 'gain', format: 'amount', value: (row) => row.gain, sum: (sum) => sum.gain, isResult: true, priority: 1 },
])

const byValue = { id: 'value', descending: true }

export function TablePieces() {
  const t = useText('gallery')
  const common = useText('common')
  const [selected, setSelected] = useState<string | null>('kelvaney')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const open = (id: string) => {
    setSelected(id)
    setDrawerOpen(true)
  }
  const name = common('assetClass.Equity')
  const label = (
    <GroupName colour={token('series-3')} count={3}>
      {name}
    </GroupName>
  )
  return (
    <Piece title={t('table')}>
      <Card>
        <DataTable
          columns={sampleColumns}
          rows={rows}
          caption={t('tableCaption')}
          grouping={{ of: () => 'equity', groups: [{ id: 'equity', name, label, sum: sums }] }}
          foot={{ name: t('holdings', { count: 3 }), sum: sums }}
          opening={({ id }) => ({ isOpen: isDrawerOpen && id === selected, onOpen: () => open(id) })}
          selectedId={selected}
          sort={byValue}
        />
      </Card>
      {isDrawerOpen && selected && (
        <HoldingDrawer id={selected} ids={rows.map(({ id }) => id)} onChange={setSelected} onClose={() => setDrawerOpen(false)} />
      )}
    </Piece>
  )
}

/** A table of `count` rows, for measurements: `/dev/gallery?rows=10000`. */
export function LongTable({ count }: { count: number }) {
  const t = useText('gallery')
  const [selected, setSelected] = useState<string | null>(null)
  const [all] = useState(() =>
    Array.from({ length: count }, (_, index) => {
      const value = `${(index * 7919) % 100_000}.${String(index % 100).padStart(2, '0')}`
      return sample(`${index}`, `${t('holding')} ${index + 1}`, 'QSU66M3, GBX', '50000.00', value, `${Number(value) - 50_000}`, 0.1)
    }),
  )
  return (
    <Piece title={t('table')}>
      <Card>
        <DataTable
          columns={sampleColumns}
          rows={all}
          caption={t('tableCaption')}
          opening={({ id }) => ({ isOpen: id === selected, onOpen: () => setSelected(id) })}
          selectedId={selected}
          phone="cards"
        />
      </Card>
    </Piece>
  )
}
