import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { logger } from '../logger'
import { httpDuration } from '../health/metrics'

const idPattern = /\/[0-9a-f]{24}(?=\/|$)|\/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)/gi

/** The path with its ids taken out: the label of metrics, and what the log shows. Never the query, which may hold a token or a name. */
export const routePattern = (path: string): string =>
  path
    .replace(idPattern, '/{id}')
    .replace(/^\/(assets|_next)\/.*/, '/$1/{file}')
    .replace(/\/file\/.*/, '/file/{name}')
    .replace(/[^\x21-\x7e]/g, '?')
    .slice(0, 200)

/** Gives each request an id and writes one JSON line when it ends. */
export const requestLog: RequestHandler = (req, res, next) => {
  const started = process.hrtime.bigint()
  const given = req.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  req.headers['x-request-id'] = id
  res.setHeader('x-request-id', id)
  const route = routePattern(req.path)
  const method = req.method
  res.on('close', () => {
    const ms = Number(process.hrtime.bigint() - started) / 1e6
    const label = /^\/(api|admin|assets|_next|healthz|readyz|metrics)(\/|$)/.test(route) ? route : '/{page}'
    httpDuration.observe({ method, route: res.statusCode === 404 ? '{not found}' : label, status: String(res.statusCode) }, ms / 1000)
    const line = {
      id,
      method,
      route,
      host: req.hostname,
      status: res.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    if (res.statusCode >= 500) logger.error(line, 'request')
    else logger.info(line, 'request')
  })
  next()
}
