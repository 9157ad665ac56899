import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { Locale } from '../../shared/i18n/locales'
import { type PortfolioTabId, portfolioTabIds, portfolioTabs } from '../../shared/routes/screens'
import { type LazyPart, lazyPart } from '../ui/lazyPart'
import type { PortfolioTabProps } from '../wealth/portfolioTab'
import type { ReportTable } from '../wealth/reportTable'

/*
 * Apart from `screenParts`, which every screen loads: the addresses of all tabs' files weigh as much as a small screen.
 */

/** The code of each tab of a portfolio, fetched when it is first opened. */
export const tabParts: Readonly<Record<PortfolioTabId, TabPart>> = {
  overview: {
    Panel: lazyPart(() => import('./tabs/OverviewTab'), 'OverviewTab', portfolioTabs.overview),
    Above: lazyPart(() => import('./tabs/OverviewTab'), 'OverviewAbove', portfolioTabs.overview),
    report: async () => (await import('../features/performance/performance.report')).performanceReport,
  },
  exposure: { Panel: lazyPart(() => import('./tabs/ExposureTab'), 'ExposureTab', portfolioTabs.exposure) },
  breakdowns: {
    Panel: lazyPart(() => import('../features/breakdowns/components/BreakdownsTab'), 'BreakdownsTab', portfolioTabs.breakdowns),
  },
  holdings: {
    Panel: lazyPart(() => import('./tabs/HoldingsTab'), 'HoldingsTab', portfolioTabs.holdings),
    report: async () => (await import('../features/holdings/holdings.report')).holdingsReport,
  },
  transactions: {
    Panel: lazyPart(() => import('../features/transactions/components/TransactionsTab'), 'TransactionsTab', portfolioTabs.transactions),
    report: async () => (await import('../features/transactions/transactions.report')).transactionsReport,
  },
  transactionsFile: {
    Panel: lazyPart(
      () => import('../features/transactions-file/components/TransactionsFileTab'),
      'TransactionsFileTab',
      portfolioTabs.transactionsFile,
    ),
  },
  cash: {
    Panel: lazyPart(() => import('../features/cash/components/CashTab'), 'CashTab', portfolioTabs.cash),
    report: async () => (await import('../features/cash/cash.report')).cashReport,
  },
  contractNotes: {
    Panel: lazyPart(
      () => import('../features/contract-notes/components/ContractNotesTab'),
      'ContractNotesTab',
      portfolioTabs.contractNotes,
    ),
    report: async () => (await import('../features/contract-notes/contractNotes.report')).contractNotesReport,
  },
  gains: {
    Panel: lazyPart(() => import('./tabs/GainsTab'), 'GainsTab', portfolioTabs.gains),
    report: async () => (await import('../features/gains/gains.report')).gainsReport,
  },
  charges: {
    Panel: lazyPart(() => import('./tabs/FeesTab'), 'FeesTab', portfolioTabs.charges),
    report: async () => (await import('../features/charges/charges.report')).chargesReport,
  },
  bonds: {
    Panel: lazyPart(() => import('../features/bonds/components/BondsTab'), 'BondsTab', portfolioTabs.bonds),
    report: async () => (await import('../features/bonds/bonds.report')).bondsReport,
  },
  simulated: { Panel: lazyPart(() => import('./tabs/SimulatedTab'), 'SimulatedTab', portfolioTabs.simulated) },
}

type TabPart = Readonly<{
  Panel: LazyPart<PortfolioTabProps>
  /** What it shows above the bar of tabs. */
  Above?: LazyPart<Readonly<{ portfolioId: string; answer: PortfolioResponse | undefined }>>
  /** Its table in the report, or its tables in their order. */
  report?: () => Promise<ReportTable | readonly ReportTable[]>
}>

/** The tables that the tabs have in the report, in their order. */
export async function loadReportTables(): Promise<ReportTable[]> {
  const tables = await Promise.all(portfolioTabIds.flatMap((id) => tabParts[id].report?.() ?? []))
  return tables.flat()
}

/** Fetches the tab that a file of the first screen belongs to, and what it shows above the bar; nothing for any other file. */
export async function preloadTab(file: string, locale: Locale): Promise<void> {
  const id = portfolioTabIds.find((each) => portfolioTabs[each].files.at(-1) === file)
  if (!id) return
  const { Above, Panel } = tabParts[id]
  await Promise.all([Panel.preload(locale), Above?.preload(locale)])
}
