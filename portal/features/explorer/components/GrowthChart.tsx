import { useMemo } from 'react'
import { LineChart, type LineChartProps } from '../../../charts/LineChart'
import { tickDigits } from '../../../charts/ticks'
import { ratio } from '../../../../shared/domain/ratio'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'

type GrowthChartProps = Readonly<Pick<LineChartProps, 'dates' | 'lines' | 'summary' | 'walkLabel' | 'size' | 'hasEndNames'>>

/** Growth since the first date, of one fund or several. */
export function GrowthChart({ dates, ...props }: GrowthChartProps) {
  const locale = useLocale()
  const shown = useMemo(() => [...dates], [dates])
  return (
    <LineChart
      {...props}
      dates={shown}
      hasZero
      {...(props.size === 'small' ? { tickCount: 3 } : {})}
      formatTick={(tick, ticks) =>
        formatPercent(ratio(tick), locale, {
          signed: true,
          digits: tickDigits(
            ticks.map((each) => each * 100),
            2,
          ),
        })
      }
      formatValue={(value) => formatPercent(ratio(value), locale, { signed: true })}
      // There is room for five figures.
      {...(props.size === 'small'
        ? { formatEnd: (value: number) => formatPercent(ratio(value), locale, { signed: true, digits: 1 }) }
        : {})}
    />
  )
}
