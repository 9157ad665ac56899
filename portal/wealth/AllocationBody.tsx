import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { DonutRow } from '../charts/DonutRow'
import type { HoldingGroup } from '../../shared/contracts/wealth/holdings'
import { type AssetClass, assetClassSchema } from '../../shared/domain/assetClass'
import { compareMoney, type Money } from '../../shared/domain/money'
import type { Ratio } from '../../shared/domain/ratio'
import { formatCompactMoney } from '../../shared/format/compactMoney'
import { formatPercent } from '../../shared/format/percent'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { CardBody } from '../ui/CardBody'
import { ChartSkeleton } from '../ui/ChartSkeleton'
import { lazyPart } from '../ui/lazyPart'
import { LegendList } from '../ui/LegendList'
import { Percent } from '../ui/Percent'
import { Skeleton } from '../ui/Skeleton'
import { assetClassSeries } from './assetClassSeries'
import { seriesColour } from '../ui/tokens'

const AllocationDonut = lazyPart(() => import('../charts/AllocationDonut'), 'AllocationDonut')

/** One part of a whole. */
export type AllocationPart = Readonly<{ id: string; name: string; colour: string; value: Money; weight: Ratio | null }>

interface AllocationPartsProps {
  /** The largest first. */
  parts: readonly AllocationPart[]
  value: Money
  /** In the middle, under the value. */
  note: ReactNode
  /** Of the drawing, for who does not see it. */
  summary: string
  /** Name of the list. */
  label: string
  /** Each part leads somewhere. */
  onSelect?: ((id: string) => void) | undefined
}

/** How a whole is spread: a donut and its list. Shares are shown as they came, and add up to 100.00 %. */
export function AllocationParts({ label, note, onSelect, parts, summary, value }: AllocationPartsProps) {
  const locale = useLocale()
  return (
    <CardBody>
      <DonutRow>
        <Suspense fallback={<ChartSkeleton kind="donut" />}>
          <AllocationDonut
            segments={parts.map(({ colour, id, weight }) => ({ id, colour, value: weight ?? 0 }))}
            summary={summary}
            figure={formatCompactMoney(value, locale)}
            note={note}
          />
        </Suspense>
        <LegendList
          label={label}
          items={parts.map(({ colour, id, name, value: amount, weight }) => ({
            id,
            colour,
            label: name,
            value: <Amount value={amount} />,
            weight: <Percent value={weight} />,
          }))}
          {...(onSelect ? { onSelect } : {})}
        />
      </DonutRow>
    </CardBody>
  )
}

interface AllocationBodyProps {
  groups: readonly Pick<HoldingGroup, 'assetClass' | 'value' | 'weight'>[]
  value: Money
  /** In the middle, under the value. */
  note: ReactNode
  /** Name of the list. */
  label: string
  /** Each class leads somewhere. */
  onSelectClass?: (assetClass: AssetClass) => void
}

/** How a whole is spread over asset classes, the largest first. */
export function AllocationBody({ groups, value, note, label, onSelectClass }: AllocationBodyProps) {
  const common = useText('common')
  const locale = useLocale()
  const sorted = groups.toSorted((a, b) => compareMoney(b.value, a.value))
  const [largest] = sorted
  const summary = largest?.weight
    ? common('allocation.summary', { name: common(`assetClass.${largest.assetClass}`), share: formatPercent(largest.weight, locale) })
    : common('allocation.aside')
  return (
    <AllocationParts
      parts={sorted.map((group) => ({
        id: group.assetClass,
        name: common(`assetClass.${group.assetClass}`),
        colour: seriesColour(assetClassSeries[group.assetClass]),
        value: group.value,
        weight: group.weight,
      }))}
      value={value}
      note={note}
      summary={summary}
      label={label}
      onSelect={onSelectClass && ((id) => onSelectClass(assetClassSchema.parse(id)))}
    />
  )
}

/* A managed portfolio has nine classes or so, each a row of the list; one line too few moves what stands below by a line, not out from under a finger. */
const usualClasses = 9

const Lines = styled.div`
  display: grid;
  inline-size: 100%;
`

/** The same at its usual size. */
export const AllocationSkeleton = () => (
  <CardBody>
    <DonutRow>
      <ChartSkeleton kind="donut" />
      <Lines aria-hidden="true">
        {Array.from({ length: usualClasses }, (_, index) => (
          <Skeleton key={index} height="0.6875rem" margin="0.625rem" />
        ))}
      </Lines>
    </DonutRow>
  </CardBody>
)
