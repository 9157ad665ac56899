import type { BridgeResponse } from '../../../shared/contracts/wealth/bridge'
import { signOf } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { formatMoney } from '../../../shared/format/money'
import { WaterfallBar } from '../../charts/WaterfallBar'
import { Figure } from '../../ui/Figure'
import type { Text } from '../../lib/i18n/useText'
import { defineColumns } from '../../ui/table/defineColumns'
import { TotalFigure } from '../../ui/table/rowParts'
import { toneColours } from '../../ui/tone'
import { moneyTone } from './model/words'
import { placeOn, type Scale, type Step } from './model/waterfall'

const resultOf = { [-1]: 'loss', 0: 'residual', 1: 'gain' } as const

export type BridgeFacts = Readonly<{ scale: Scale; counts: BridgeResponse['counts']; from: string; to: string }>

function nameOf({ id }: Step, t: Text<'explain'>, { from, to }: BridgeFacts): string {
  if (id === 'opening') return t('startOn', { date: from })
  return id === 'closing' ? t('endOn', { date: to }) : t(`part.${id}`)
}

function noteOf({ id }: Step, t: Text<'explain'>, { counts, to }: BridgeFacts): string | null {
  switch (id) {
    case 'paidIn':
      return t('payments.in', { count: counts.paidIn })
    case 'paidOut':
      return t('payments.out', { count: counts.paidOut })
    case 'realised':
      return t('onSales', { count: counts.sales })
    case 'unrealised':
      return t('pricesOf', { date: to })
    case 'income':
    case 'currency':
    case 'charges':
    case 'residual':
      return t(`partNote.${id}`)
    case 'opening':
    case 'closing':
      return null
  }
}

/** From one value to another, a part a row. Only what prices, income and exchange rates did is a result; what was paid stays grey and black. */
export const bridgeColumns = defineColumns<Step, never, BridgeFacts>()('explain', [
  {
    id: 'movement',
    head: 'movement',
    format: 'text',
    isName: true,
    value: (row, { facts, t }) => nameOf(row, t, facts),
    cell: (row, { facts, t }) => (row.kind === 'whole' ? <b>{nameOf(row, t, facts)}</b> : nameOf(row, t, facts)),
    detail: (row, { facts, t }) => noteOf(row, t, facts),
  },
  {
    id: 'bar',
    head: 'bar',
    format: 'amount',
    on: ['screen'],
    isBar: true,
    width: '46%',
    value: (row) => row.amount,
    cell: ({ amount, from, id, kind, to }, { facts: { scale } }) => (
      <WaterfallBar
        from={placeOn(scale, from)}
        to={placeOn(scale, to)}
        kind={kind === 'result' ? resultOf[signOf(amount)] : kind}
        isBroken={scale.base > 0}
        isLeading={id !== 'closing'}
      />
    ),
  },
  {
    id: 'amount',
    head: 'amount',
    format: 'amount',
    value: (row) => row.amount,
    cell: ({ amount, id, kind }, { locale }) => {
      const text = formatMoney(amount, locale, { signed: kind !== 'whole' })
      if (kind === 'whole') return <b>{id === 'closing' ? <TotalFigure>{text}</TotalFigure> : text}</b>
      return <Figure style={kind === 'result' ? { color: toneColours[moneyTone(amount, text)] } : undefined}>{text}</Figure>
    },
  },
  { id: 'currency', head: 'currency', format: 'text', value: ({ amount }) => amount.currency, on: ['csv'] },
])

export const factsOf = ({ counts, explanation: { from, to } }: BridgeResponse, scale: Scale): BridgeFacts => ({
  scale,
  counts,
  from: from ? formatDate(from) : '',
  to: to ? formatDate(to) : '',
})
