import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { SimulationResponse } from '../../../../shared/contracts/wealth/simulation'
import { formatDate } from '../../../../shared/format/date'
import { formatPercent } from '../../../../shared/format/percent'
import { ChartFrame } from '../../../charts/ChartFrame'
import { ChartTable } from '../../../charts/ChartTable'
import { FanChart } from '../../../charts/FanChart'
import type { ReadState } from '../../../lib/data/defineRead'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { ErrorState } from '../../../ui/ErrorState'
import { media } from '../../../ui/media'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Skeleton } from '../../../ui/Skeleton'
import { DataTable } from '../../../ui/table/DataTable'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import type { PlanState } from '../model/plan'
import { planText, termTexts, wholeText } from '../model/words'
import { type YearRow, yearColumns } from '../simulator.columns'

/* the plot with its margin and the years under it */
const Coming = styled.div`
  block-size: 21rem;

  ${media.below(600)} {
    block-size: 15.75rem;
  }
`

interface FanCardProps {
  read: ReadState<SimulationResponse>
  plan: PlanState
  /** A value that the axis reaches to. */
  reach: number
}

/** The outcomes of the chosen risk level year by year, as a chart and as a table. */
export function FanCard({ plan, reach, read }: FanCardProps) {
  const t = useText('simulator')
  const locale = useLocale()
  const { question, set } = plan
  const terms = termTexts(question.currency, t)
  return (
    <DataCard
      read={read}
      t={t}
      title={t('fan')}
      note={({ inflation, plan: { terms: of }, points }) =>
        t(of === 'real' ? 'fanNoteReal' : 'fanNote', {
          day: points[0] ? formatDate(points[0].date).slice(0, 5) : '',
          inflation: formatPercent(inflation, locale, { digits: 1 }),
        })
      }
      actions={
        <SegmentedControl
          label={t('valueIn')}
          items={[
            { id: 'nominal', label: terms.nominal },
            { id: 'real', label: terms.real },
          ]}
          value={question.terms}
          onChange={(next) => set({ terms: next })}
        />
      }
      awaited={{
        note: <WordsSkeleton like={t(question.terms === 'real' ? 'fanNoteReal' : 'fanNote', { day: '00/00', inflation: '0.0%' })} />,
      }}
      skeleton={
        <ChartFrame>
          <Coming>
            <Skeleton height="100%" />
          </Coming>
          <Skeleton width="8rem" height="1.25rem" margin="0.125rem" />
        </ChartFrame>
      }
      // The form asks for nothing else that the server would not take.
      failure={({ status }) =>
        status === 400 ? (
          <ErrorState title={t('noLevelTitle', { level: question.level })} level={2}>
            {t('noLevelText')}
          </ErrorState>
        ) : null
      }
    >
      {(answer) => <Fan answer={answer} reach={reach} />}
    </DataCard>
  )
}

function Fan({ answer, reach }: Readonly<{ answer: SimulationResponse; reach: number }>) {
  const t = useText('simulator')
  const common = useText('common')
  const locale = useLocale()
  const { currency, plan, points } = answer
  const facts = useMemo(() => ({ currency }), [currency])
  const years = useMemo<YearRow[]>(
    () => points.filter((_, index) => index > 0 && index % 4 === 0).map((point) => ({ ...point, id: point.date })),
    [points],
  )
  const chosen = answer.levels.find(({ level }) => level === plan.level)
  if (!chosen) return null
  const summary = t('fanSummary', {
    level: plan.level,
    plan: planText(answer.plan, t, locale),
    years: plan.years,
    middle: wholeText(chosen.value, locale),
    low: wholeText(chosen.low, locale),
    high: wholeText(chosen.high, locale),
  })
  return (
    <ChartFrame>
      <FanChart
        points={points}
        currency={currency}
        reach={reach}
        summary={summary}
        labels={{
          p5: t('p5'),
          p25: t('p25'),
          p50: t('p50'),
          p75: t('p75'),
          p95: t('p95'),
          paidIn: t('paidIn'),
          walk: t('walk'),
        }}
      />
      <ChartTable label={common('showAsTable')}>
        <DataTable columns={yearColumns} rows={years} facts={facts} caption={t('fanCaption')} place="drawer" />
      </ChartTable>
    </ChartFrame>
  )
}
