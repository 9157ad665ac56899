import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry, prefix: 'quayside_' })

export const httpDuration = new Histogram({
  name: 'quayside_http_request_seconds',
  help: 'Time to answer a request, by route pattern',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12],
  registers: [registry],
})

export const upstreamDuration = new Histogram({
  name: 'quayside_upstream_request_seconds',
  help: 'Time of a call to a wealth-data API',
  labelNames: ['source', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12],
  registers: [registry],
})

export const degradedAnswers = new Counter({
  name: 'quayside_wealth_degraded_total',
  help: 'Answers given from the last good one, or without data',
  labelNames: ['source', 'part', 'kind'] as const,
  registers: [registry],
})

export const upstreamRetries = new Counter({
  name: 'quayside_upstream_retries_total',
  help: 'Calls to a wealth-data API that were made again',
  labelNames: ['source'] as const,
  registers: [registry],
})

export const breakerState = new Gauge({
  name: 'quayside_upstream_breaker_state',
  help: 'Circuit breaker of a source: 0 closed, 1 half open, 2 open',
  labelNames: ['source'] as const,
  registers: [registry],
})

export const heldBackAnswers = new Counter({
  name: 'quayside_wealth_held_back_total',
  help: 'Answers that were held back as implausible; the last good one was shown',
  labelNames: ['source', 'part'] as const,
  registers: [registry],
})

export const databaseStatements = new Counter({
  name: 'quayside_database_statements_total',
  help: 'Statements sent to SQLite, or commands to MongoDB, by this process',
  registers: [registry],
})
