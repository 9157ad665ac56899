import type { ReportResponse } from '../../../../shared/contracts/report'
import type { ChargesFigures, CostEffect } from '../../../../shared/contracts/wealth/charges'
import { kindLines } from '../../../../shared/domain/charges/kindLines'
import { money } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { PaperTable } from '../../../ui/table/PaperTable'
import type { PartProps } from '../partProps'
import {
  costColumns,
  costEffectColumns,
  costKindColumns,
  type CostLine,
  type CostSum,
  effectBarColumns,
  portfolioCostColumns,
} from '../statement.columns'
import { Correction } from './Correction'
import { Hero, Label, Value, Warning } from './hero'
import { PastPerformance } from './FiveYears'
import { LeadNote, Note, Nothing, Sheet } from './sheet'

/** What the illustration says of so much money. */
const [thousand, start] = [1_000, 100_000]

/** What the account cost in the period: in one table, our service by kind, and each portfolio. */
export function Costs({ report, scope }: PartProps) {
  const t = useText('reportExport')
  const c = useText('common')
  const locale = useLocale()
  const { account, costs, currency, period, portfolios } = report
  if (!costs) return null
  const { charges } = costs
  const days = { from: formatDate(period.from), to: formatDate(period.to) }
  const name = scope === 'portfolio' ? (portfolios[0]?.portfolio.name ?? account.name) : (account.externalId ?? account.name)
  const sum: CostSum = { amount: charges.total, share: charges.ratio }
  const facts = { averageValue: charges.averageValue }
  const lines: CostLine[] = [
    { id: 'services', amount: charges.total },
    { id: 'products', amount: null },
    { id: 'thirdParties', amount: null },
  ]
  return (
    <Sheet aria-labelledby="report-costs">
      <h1 id="report-costs">{t('costs.title')}</h1>
      <LeadNote>
        {t('costs.of', {
          scope,
          name,
          ...days,
          average: charges.averageValue ? formatMoney(charges.averageValue, locale) : 'none',
          currency,
        })}
      </LeadNote>
      {report.correction && (
        <Warning as="div">
          <Correction report={report} />
        </Warning>
      )}
      <Hero>
        <div>
          <Label>{t('costs.total')}</Label>
          <Value onPaper value={charges.total} missing={c('missing.unavailable')} />
        </div>
        <CostSentence charges={charges} />
      </Hero>
      {report.degraded && <Warning>{t('degraded')}</Warning>}
      <h2>{t('costs.inOne')}</h2>
      <PaperTable
        columns={costColumns}
        rows={lines}
        facts={facts}
        caption={t('costs.inOneCaption', days)}
        foot={{ name: t('costs.totalKnown'), sum }}
      />
      <h2>{t('costs.services')}</h2>
      {charges.total ? (
        <PaperTable
          columns={costKindColumns}
          rows={kindLines(charges)}
          caption={t('costs.servicesCaption', days)}
          foot={{ name: t('costs.ourService'), sum }}
        />
      ) : (
        <Nothing>{t('chargesUnavailable')}</Nothing>
      )}
      <Note>{t('costs.productsNote')}</Note>
      {portfolios.length > 1 && (
        <>
          <h2>{t('costs.byPortfolio')}</h2>
          <PaperTable
            columns={portfolioCostColumns}
            rows={portfolios.map(({ charges: own, portfolio }) => ({ id: portfolio.id, name: portfolio.name, charges: own }))}
            caption={t('costs.byPortfolioCaption', days)}
            foot={{ name: t('accountColumn'), sum }}
          />
        </>
      )}
    </Sheet>
  )
}

function CostSentence({ charges: { currency, ratio, total } }: { charges: ChargesFigures }) {
  const t = useText('reportExport')
  const locale = useLocale()
  if (!total || ratio === null) return <Note>{t('costs.sentenceUnknown')}</Note>
  return (
    <p>
      {t('costs.sentence', {
        percent: formatPercent(ratio, locale),
        part: formatMoney(money((ratio * thousand).toFixed(2), currency), locale),
        thousand: formatMoney(money(thousand, currency), locale),
      })}
    </p>
  )
}

/** The newest year as two bars. A loss has none: the longer bar would be the worse result. */
function LastYear({ effect: year }: { effect: CostEffect | undefined }) {
  const t = useText('reportExport')
  if (!year || year.before <= 0 || year.after < 0) return null
  return (
    <>
      <LeadNote>{t('costs.inYear', { year: String(year.year) })}</LeadNote>
      <PaperTable
        columns={effectBarColumns}
        rows={(['before', 'after'] as const).map((id) => ({ id, figure: year[id] }))}
        facts={{ full: year.before }}
        caption={t('costs.inYearCaption', { year: String(year.year) })}
      />
    </>
  )
}

/** What costs did to the return, year by year and over all of them. */
export function EffectOfCosts({ report: { costs, currency, period } }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const locale = useLocale()
  const effect = costs?.effect ?? []
  return (
    <Sheet aria-labelledby="report-effect" $flows>
      <h2 id="report-effect">{t('costs.effect')}</h2>
      {effect.length > 0 ? (
        <>
          <LastYear effect={effect.at(-1)} />
          <h3>{t('costs.overTime')}</h3>
          <PaperTable
            columns={costEffectColumns}
            rows={effect.map((year) => ({ ...year, id: String(year.year) }))}
            caption={t('costs.effectCaption', { date: formatDate(period.to) })}
          />
          <Note>{t('costs.effectNote', { start: formatMoney(money(start, currency), locale) })}</Note>
        </>
      ) : (
        <Nothing>{t('costs.effectUnavailable')}</Nothing>
      )}
      <PastPerformance />
    </Sheet>
  )
}
