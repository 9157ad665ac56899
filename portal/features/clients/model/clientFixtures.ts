import { type ClientRow, clientRowSchema, type ClientsResponse, clientsResponseSchema } from '../../../../shared/contracts/wealth/clients'

type Row = Partial<Omit<ClientRow, 'value' | 'reportingValue' | 'share' | 'lastLogin' | 'asOf'>> & {
  value?: string | null
  currency?: string
  /** In GBP; by default the value when that is in GBP, else none. */
  reportingValue?: string | null
  share?: number | null
  lastLogin?: string | null
  asOf?: string | null
}

/** A linked client with one GIA; for tests. */
export function clientRow(sortName: string, { value = '100000.00', currency = 'GBP', share = 0.1, ...rest }: Row = {}): ClientRow {
  const { reportingValue = currency === 'GBP' ? value : null, ...others } = rest
  const [surname = '', first = ''] = sortName.split(', ')
  return clientRowSchema.parse({
    id: sortName.toLowerCase().replaceAll(/[^\p{L}]+/gu, '-'),
    name: first ? `${first} ${surname}` : surname,
    sortName,
    letters: [surname, first].flatMap((name) => (name ? [name.charAt(0).toUpperCase()] : [])),
    lastLogin: '2026-11-18T21:07:00.000Z',
    lastContact: { at: '2026-11-18T21:07:00.000Z', kind: 'sign_in' },
    dayChange: 0.0042,
    monthChange: 0.0127,
    externalId: null,
    portfolioCount: 1,
    portfolioNames: ['General Investment Account'],
    portfolioTypes: ['GIA'],
    unlinked: null,
    isActive: true,
    rateDate: null,
    asOf: '2026-11-19',
    value: value === null ? null : { amount: value, currency },
    reportingValue: reportingValue === null ? null : { amount: reportingValue, currency: 'GBP' },
    share,
    isCounted: (others.isActive ?? true) && (others.unlinked ?? null) === null && others.portfolioCount !== 0,
    ...others,
  })
}

/** The overview of an advisor with these clients; for tests. */
export const clientsResponse = (
  clients: ClientRow[],
  totals: Partial<Record<string, unknown>> = {},
  rest: Partial<Record<string, unknown>> = {},
): ClientsResponse =>
  clientsResponseSchema.parse({
    source: 'akta',
    asOf: '2026-11-19',
    fetchedAt: '2026-11-20T09:00:00.000Z',
    degraded: false,
    reasons: [],
    currency: 'GBP',
    groups: [],
    totals: {
      value: { amount: '1000000.00', currency: 'GBP' },
      missing: null,
      clients: clients.length,
      linked: clients.filter((row) => !row.unlinked).length,
      portfolios: clients.reduce((sum, row) => sum + row.portfolioCount, 0),
      averagePortfolio: { amount: '250000.00', currency: 'GBP' },
      valuedPortfolios: clients.reduce((sum, row) => sum + (row.isCounted ? row.portfolioCount : 0), 0),
      emptyPortfolios: [],
      thirdParty: null,
      month: null,
      signedInLast7Days: 3,
      signedInToday: 1,
      ...totals,
    },
    clients,
    ...rest,
  })
