import ChartNoAxesGantt from 'lucide-react/icons/chart-no-axes-gantt'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { BridgeResponse, ValueBridge } from '../../../../shared/contracts/wealth/bridge'
import { isZero, money, subtractMoney } from '../../../../shared/domain/money'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { listChoice, useListState } from '../../../lib/useListState'
import { Button } from '../../../ui/Button'
import { CardFoot } from '../../../ui/CardFoot'
import { EmptyState } from '../../../ui/EmptyState'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { AwaitedCsvButton } from '../../../ui/table/AwaitedCsvButton'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { bridgeColumns, type BridgeFacts, factsOf } from '../bridge.columns'
import { useBridge } from '../explain.read'
import { scaleOf, waterfallOf } from '../model/waterfall'

const periods = ['ytd', '1y', '3y', 'inception'] as const
/** Since inception first: it adds up to the ledger line above, and every source can value its start. */
const stateSchema = z.object({ bridge: listChoice(periods, 'inception') })

const noFacts: BridgeFacts = { scale: { base: 0, top: 1 }, counts: { paidIn: 0, paidOut: 0, sales: 0 }, from: '', to: '' }

/** How one value became another: a waterfall whose rows are its table, to the penny, with what they leave. */
export function ValueBridgeCard({ portfolioId, fileName }: Readonly<{ portfolioId: string; fileName: () => string }>) {
  const t = useText('explain')
  const common = useText('common')
  const [{ bridge: period }, change] = useListState(stateSchema)
  const read = useBridge({ portfolioId }, period)
  const { data } = read
  const steps = useMemo(() => (data?.bridge ? waterfallOf(data.bridge) : []), [data])
  const facts = useMemo(() => (data ? factsOf(data, scaleOf(steps)) : noFacts), [data, steps])
  const csv = useCsvExport(bridgeColumns, { facts })
  return (
    <DataCard
      read={read}
      t={(key) => t(`bridge.${key}`)}
      title={t('bridge.title')}
      note={({ bridge }) => bridge && <Note bridge={bridge} facts={facts} />}
      awaited={{ note: <AwaitedNote /> }}
      actions={
        <>
          <SegmentedControl
            label={t('bridge.period')}
            items={periods.map((id) => ({ id, label: t(`bridge.of.${id}`) }))}
            value={period}
            onChange={(bridge) => change({ bridge }, 'replace')}
          />
          {steps.length > 0 ? (
            <CsvButton onPress={() => csv.save(fileName(), steps)} cells={() => csv.cells(steps)} />
          ) : (
            read.isLoading && <AwaitedCsvButton />
          )}
        </>
      }
      skeleton={<Awaited />}
      failure={({ code }) =>
        code === 'date_not_available' || code === 'invalid_period' ? (
          <EmptyState
            icon={ChartNoAxesGantt}
            title={t(`bridge.${code}`)}
            actions={<Button onPress={() => change({ bridge: 'inception' }, 'replace')}>{common('period.inception')}</Button>}
          >
            {code === 'date_not_available' && t('bridge.dateText')}
          </EmptyState>
        ) : null
      }
      empty={{
        when: ({ bridge }) => bridge === null,
        icon: ChartNoAxesGantt,
        title: t('bridge.emptyTitle'),
        text: data?.missing && common(`missing.${data.missing}`),
        unavailable: { title: t('bridge.unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {(answer: BridgeResponse) =>
        answer.bridge && (
          <>
            <DataTable columns={bridgeColumns} rows={steps} caption={t('bridge.caption')} facts={facts} phone="cards" />
            <CardFoot>
              <Sum bridge={answer.bridge} />
            </CardFoot>
          </>
        )
      }
    </DataCard>
  )
}

/** Words as long as those of a usual bridge since inception. */
function AwaitedNote() {
  const t = useText('explain')
  return <WordsSkeleton like={t('bridge.noteFromNothing', { closing: '£1,234,567.89', from: '31/12/2013', to: '31/12/2026' })} />
}

/** A start, what came and went, and an end. */
function Awaited() {
  const t = useText('explain')
  const names = [
    t('startOn', { date: '31/12/2013' }),
    ...(['paidIn', 'paidOut', 'income', 'realised', 'unrealised', 'currency', 'charges', 'residual'] as const).map((part) =>
      t(`part.${part}`),
    ),
    t('endOn', { date: '31/12/2026' }),
  ]
  return (
    <>
      <SummedTableSkeleton columns={bridgeColumns} rows={names.length} names={names} facts={noFacts} phone="cards" hasFoot={false} />
      <CardFoot>
        <WordsSkeleton like={t('bridge.exact', { closing: '£1,234,567.89' })} />
      </CardFoot>
    </>
  )
}

function Note({ bridge, facts: { from, scale, to } }: Readonly<{ bridge: ValueBridge; facts: BridgeFacts }>) {
  const t = useText('explain')
  const locale = useLocale()
  const values = { opening: formatMoney(bridge.opening, locale), closing: formatMoney(bridge.closing, locale), from, to }
  const base = scale.base > 0 && t('bridge.base', { base: formatMoney(money(scale.base, bridge.closing.currency), locale, { digits: 0 }) })
  return (
    <>
      {isZero(bridge.opening) ? t('bridge.noteFromNothing', values) : t('bridge.note', values)}
      {base && ` ${base}`}
    </>
  )
}

/** What the lines come to, and what is left over. */
function Sum({ bridge: { closing, residual } }: Readonly<{ bridge: ValueBridge }>) {
  const t = useText('explain')
  const locale = useLocale()
  if (isZero(residual)) return <span>{t('bridge.exact', { closing: formatMoney(closing, locale) })}</span>
  return (
    <span>
      {t('bridge.left', {
        sum: formatMoney(subtractMoney(closing, residual), locale),
        residual: formatMoney(residual, locale, { signed: true }),
      })}
    </span>
  )
}
