import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { ReportResponse } from '../../../shared/contracts/report'
import { formatDateLong } from '../../../shared/format/dateLong'
import { reportKindRules } from '../../../shared/domain/reportKinds'
import { ApiError } from '../../lib/apiClient'
import { readBootstrap } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { ErrorState } from '../../ui/ErrorState'
import type { ReportTable } from '../../wealth/reportTable'
import { useReport } from './useReport'
import { About } from './components/About'
import { BackPage } from './components/BackPage'
import { Contents } from './components/Contents'
import { Cover } from './components/Cover'
import { PageStyle, PaperFaces } from './components/PageStyle'
import { Desk, Sheets } from './components/sheet'
import { facesOfReport } from './facesOfReport'
import { layouts } from './layouts'
import { useReady } from './useReady'
import { type ReportAddress, useReportAddress } from './useReportAddress'
import { token } from '../../ui/tokens'

const Bar = styled.header`
  display: flex;
  /* words of a long language go under each other on a phone */
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('s-3')};
  max-inline-size: calc(210mm + 2rem);
  margin-inline: auto;
  padding: ${token('s-4')} ${token('s-4')} 0;
`

const Words = styled.div`
  padding: ${token('s-16')} ${token('s-4')};
  text-align: center;
`

/** The report of an account as sheets of paper: a person reads and prints it here, and the worker makes its PDF from it. */
export function ExportPage({ tables }: { tables: readonly ReportTable[] }) {
  const { address, turn } = useReportAddress()
  useFontsEarly()
  useLightScheme()
  useFit()
  return (
    <Desk>
      <PaperFaces />
      {/* Another report begins anew: nothing of the one before may stay. */}
      <OneReport key={turn} {...address} tables={tables} />
    </Desk>
  )
}

function OneReport({ account, portal, query, tables }: ReportAddress & Readonly<{ tables: readonly ReportTable[] }>) {
  const portfolio = query.get('portfolio')
  const { report, error, hasGivenUp, isAsking, retry } = useReport(account, query)
  const t = useText('reportExport')
  useReady(report ? 'drawn' : error, waitOf(query))
  return (
    <>
      <Bar data-no-print="">
        <ButtonLink to={portfolio ? paths.portfolio(portal, portfolio) : paths.account(portal, account)} variant="quiet" icon={ArrowLeft}>
          {t('back')}
        </ButtonLink>
        {report && (
          <Button icon={Printer} onPress={() => print()}>
            {t('print')}
          </Button>
        )}
      </Bar>
      {report ? (
        <Report report={report} scope={portfolio ? 'portfolio' : 'account'} tables={tables} />
      ) : (
        <Waiting error={hasGivenUp ? error : null} isRetrying={isAsking} onRetry={retry} />
      )}
    </>
  )
}

interface ReportProps {
  report: ReportResponse
  scope: 'account' | 'portfolio'
  tables: readonly ReportTable[]
}

function Report({ report: answer, scope, tables }: ReportProps) {
  const t = useText('reportExport')
  const report = named(answer, t('allPortfolios'))
  const locale = useLocale()
  const { account, kind, period, portfolios } = report
  // The provider's own reports have no page.
  const layout = layouts[kind === 'provider' ? 'investment' : kind]
  const own = layout.tables.flatMap((id) => tables.find((table) => table.id === id) ?? [])
  const { brand } = readBootstrap()
  const { firm } = brand
  const regulator = firm?.regulator[locale] ?? firm?.regulator[brand.defaultLocale]
  const head = {
    start: brand.displayName,
    end:
      reportKindRules[kind].dates === 'day'
        ? t('runningTitleDay', { title: reportKindRules[kind].title[locale], date: formatDateLong(period.to, locale) })
        : t('runningTitle', {
            title: reportKindRules[kind].title[locale],
            from: formatDateLong(period.from, locale),
            to: formatDateLong(period.to, locale),
          }),
  }
  const foot = {
    lines: [
      [
        t('runningFoot', { client: account.client, account: account.externalId ?? account.name }),
        firm && [firm.name, ...firm.address].join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
      ...(regulator ? [regulator] : []),
    ],
    pageCount: t('pageOf', { page: '{page}', pages: '{pages}' }),
  }
  return (
    <Sheets>
      <PageStyle head={head} foot={foot} />
      {layout.hasCover && <Cover report={report} portfolio={scope === 'portfolio' ? (portfolios[0]?.portfolio.name ?? null) : null} />}
      {layout.hasCover && <Contents />}
      {layout.parts.map((Part, index) => (
        <Part key={index} report={report} scope={scope} tables={own} />
      ))}
      <About report={report} entries={layout.about} />
      {layout.hasCover && <BackPage />}
    </Sheets>
  )
}

/** Portfolios that are shown as one bear a name in the reader's language, which no provider sends. */
const named = (report: ReportResponse, name: string): ReportResponse =>
  report.consolidated
    ? { ...report, portfolios: report.portfolios.map((one) => ({ ...one, portfolio: { ...one.portfolio, name } })) }
    : report

/** Seconds that whoever prints the page lets it wait; null when the address says nothing, or nothing sensible. */
function waitOf(query: URLSearchParams): number | null {
  const seconds = Number(query.get('puppeteerPageWaitTimeSeconds') ?? Number.NaN)
  return seconds > 0 && seconds <= longestWait ? seconds : null
}

const longestWait = 300

/** Refusals that stay what they are, however often they are asked for: no such kind, period or portfolio. */
const lasting = new Set([400, 403, 404, 409])

interface WaitingProps {
  /** Null while there is hope. */
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
}

function Waiting({ error, isRetrying, onRetry }: WaitingProps) {
  const t = useText('reportExport')
  const isLasting = error instanceof ApiError && lasting.has(error.status)
  return (
    <main>
      {error ? (
        <ErrorState level={1} title={t(isLasting ? 'noneTitle' : 'errorTitle')} {...(isLasting ? {} : { onRetry, isRetrying })}>
          {t(isLasting ? 'noneText' : 'errorText')}
        </ErrorState>
      ) : (
        <Words role="status">
          <h1>{t('loading')}</h1>
        </Words>
      )}
    </main>
  )
}

/** Asks for the faces of the report beside its figures: found by layout, they would come one after the other, and lay it out anew. */
function useFontsEarly(): void {
  useEffect(() => {
    // A face that does not come is layout's to ask for again.
    if ('fonts' in document) for (const face of facesOfReport) document.fonts.load(face).catch(() => undefined)
  }, [])
}

/** Width of a sheet with the desk on both sides, in pixels. */
const deskWidth = 826

/** Tells the sheets how much smaller they must be for a narrow window. */
function useFit(): void {
  useEffect(() => {
    const root = document.documentElement
    const fit = () => {
      // Of the window and not of the page, which would have to be laid out for it; paper's own size needs nothing.
      if (innerWidth < deskWidth) root.style.setProperty('--_fit', String(innerWidth / deskWidth))
      else root.style.removeProperty('--_fit')
    }
    fit()
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      root.style.removeProperty('--_fit')
    }
  }, [])
}

/** Paper is light, whatever the reader has chosen for the screen. */
function useLightScheme(): void {
  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset['scheme']
    root.dataset['scheme'] = 'light'
    return () => {
      if (before === undefined) delete root.dataset['scheme']
      else root.dataset['scheme'] = before
    }
  }, [])
}
