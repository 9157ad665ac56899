import { bondsResponseSchema } from '../../../shared/contracts/wealth/bonds'
import { breakdownsResponseSchema, dateQuerySchema } from '../../../shared/contracts/wealth/breakdowns'
import { bridgeQuerySchema, bridgeResponseSchema } from '../../../shared/contracts/wealth/bridge'
import { chargesResponseSchema, fromToQuerySchema } from '../../../shared/contracts/wealth/charges'
import { exposureQuerySchema, exposureResponseSchema } from '../../../shared/contracts/wealth/exposure'
import { gainsQuerySchema, gainsResponseSchema } from '../../../shared/contracts/wealth/gains'
import { performanceResponseSchema } from '../../../shared/contracts/wealth/performance'
import { returnExplainedResponseSchema, returnQuerySchema } from '../../../shared/contracts/wealth/returnExplained'
import { riskResponseSchema, toDateQuerySchema } from '../../../shared/contracts/wealth/risk'
import { accountScope, portfolioScope } from '../../server/services/wealth/accountScope'
import { getBonds } from '../../server/services/wealth/getBonds'
import { getBreakdowns } from '../../server/services/wealth/getBreakdowns'
import { getAccountBridge } from '../../server/services/wealth/getAccountBridge'
import { getBridge } from '../../server/services/wealth/getBridge'
import { getCharges } from '../../server/services/wealth/getCharges'
import { getExposure } from '../../server/services/wealth/getExposure'
import { getGains } from '../../server/services/wealth/getGains'
import { getPerformance } from '../../server/services/wealth/getPerformance'
import { getAccountReturn, getReturn } from '../../server/services/wealth/getReturn'
import { getRisk } from '../../server/services/wealth/getRisk'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const tag = 'Wealth'

/** The same question of a portfolio and of a whole account. */
const owners = [
  { owner: 'A portfolio', at: '/wealth/portfolios/:id', scopeOf: portfolioScope, shows: { screen: 'portfolio' } },
  { owner: 'An account', at: '/wealth/accounts/:id', scopeOf: accountScope, shows: { screen: 'account' } },
] as const

const performance = owners.map(({ at, owner, scopeOf, shows }) =>
  defineEndpoint({
    method: 'get',
    path: `${at}/performance`,
    shows,
    params: idParams,
    summary: `${owner}: cumulative series, tiles and discrete returns against the benchmark, up to a day`,
    tag,
    query: toDateQuerySchema,
    response: performanceResponseSchema,
    handle: async ({ brand, params, query, req }) => getPerformance(await scopeOf(req, brand, params.id), query.toDate),
  }),
)

const risk = owners.map(({ at, owner, scopeOf, shows }) =>
  defineEndpoint({
    method: 'get',
    path: `${at}/risk`,
    shows,
    params: idParams,
    summary: `${owner}: volatility, drawdown, Sharpe, Sortino, beta and tracking error, up to a day`,
    tag,
    query: toDateQuerySchema,
    response: riskResponseSchema,
    handle: async ({ brand, params, query, req }) => getRisk(await scopeOf(req, brand, params.id), query.toDate),
  }),
)

const breakdowns = owners.map(({ at, owner, scopeOf, shows }) =>
  defineEndpoint({
    method: 'get',
    path: `${at}/breakdowns`,
    shows,
    params: idParams,
    summary: `${owner}: by asset class, sector and currency, now or on a day`,
    tag,
    query: dateQuerySchema,
    response: breakdownsResponseSchema,
    handle: async ({ brand, params, query, req }) => getBreakdowns(await scopeOf(req, brand, params.id), query.date),
  }),
)

const charges = owners.map(({ at, owner, scopeOf, shows }) =>
  defineEndpoint({
    method: 'get',
    path: `${at}/charges`,
    shows,
    params: idParams,
    summary: `${owner}: charges of a period by kind and year`,
    tag,
    query: fromToQuerySchema,
    response: chargesResponseSchema,
    handle: async ({ brand, params, query, req }) => getCharges(await scopeOf(req, brand, params.id), query),
  }),
)

const gains = owners.map(({ at, owner, scopeOf, shows }) =>
  defineEndpoint({
    method: 'get',
    path: `${at}/gains`,
    shows,
    params: idParams,
    summary: `${owner}: realised gains by tax year, each disposal with its matching`,
    tag,
    query: gainsQuerySchema,
    response: gainsResponseSchema,
    handle: async ({ brand, params, query, req }) => getGains(await scopeOf(req, brand, params.id), query),
  }),
)

const exposure = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/exposure',
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'Asset classes without cash beside the neutral allocation of a risk level',
  tag,
  query: exposureQuerySchema,
  response: exposureResponseSchema,
  handle: async ({ brand, params, query, req }) => getExposure(await portfolioScope(req, brand, params.id), query),
})

const bonds = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/bonds',
  shows: { screen: 'portfolio' },
  params: idParams,
  summary: 'Bonds with their terms, yield to maturity, duration, weighted totals and maturities, now or on a day',
  tag,
  query: dateQuerySchema,
  response: bondsResponseSchema,
  handle: async ({ brand, params, query, req }) => getBonds(await portfolioScope(req, brand, params.id), query.date),
})

const explainedReturn = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/return',
  params: idParams,
  summary: 'The return of a period with everything that explains it',
  tag,
  query: returnQuerySchema,
  response: returnExplainedResponseSchema,
  handle: async ({ brand, params, query, req }) => getReturn(await portfolioScope(req, brand, params.id), query),
})

const bridge = defineEndpoint({
  method: 'get',
  path: '/wealth/portfolios/:id/bridge',
  params: idParams,
  summary: 'How the value of one day became that of another, to the penny',
  tag,
  query: bridgeQuerySchema,
  response: bridgeResponseSchema,
  handle: async ({ brand, params, query, req }) => getBridge(await portfolioScope(req, brand, params.id), query),
})

const accountReturn = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/return',
  params: idParams,
  summary: 'The return of an account in a period with everything that explains it',
  tag,
  query: returnQuerySchema,
  response: returnExplainedResponseSchema,
  handle: async ({ brand, params, query, req }) => getAccountReturn(await accountScope(req, brand, params.id), query),
})

const accountBridge = defineEndpoint({
  method: 'get',
  path: '/wealth/accounts/:id/bridge',
  params: idParams,
  summary: 'How the value of an account came about since inception, over all its portfolios, to the penny',
  tag,
  response: bridgeResponseSchema,
  handle: async ({ brand, params, req }) => getAccountBridge(await accountScope(req, brand, params.id)),
})

export const figureEndpoints = [
  ...performance,
  ...risk,
  ...breakdowns,
  ...charges,
  ...gains,
  exposure,
  bonds,
  explainedReturn,
  bridge,
  accountReturn,
  accountBridge,
]
