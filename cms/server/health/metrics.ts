import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

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

export const staleAnswers = new Counter({
  name: 'quayside_wealth_degraded_total',
  help: 'Answers given from the last good one, or without data',
  labelNames: ['source', 'part', 'kind'] as const,
  registers: [registry],
})
