import express, { type Express, type RequestHandler } from 'express'
import { registry } from './metrics'

/** All metrics of this process in Prometheus' text form. */
export const sendMetrics: RequestHandler = async (_req, res) => {
  res.setHeader('cache-control', 'no-store')
  res.type(registry.contentType).send(await registry.metrics())
}

/** What METRICS_PORT serves: metrics and nothing else, so that a firewall can tell them from the product. */
export function createMetricsApp(): Express {
  const app = express()
  app.disable('x-powered-by')
  app.get('/metrics', sendMetrics)
  app.use((_req, res) => void res.status(404).end())
  return app
}
