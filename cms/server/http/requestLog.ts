import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { logger } from '../logger'
import { httpDuration } from '../health/metrics'

const idPattern = /\/[0-9a-f]{24}(?=\/|$)|\/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)/gi

/** The path with its ids taken out, as the log shows it. Never the query, which may hold a token or a name. */
export const routePattern = (path: string): string =>
  path
    .replace(idPattern, '/{id}')
    .replace(/^\/(assets|_next)\/.*/, '/$1/{file}')
    .replace(/\/file\/.*/, '/file/{name}')
    .replace(/[^\x21-\x7e]/g, '?')
    .slice(0, 200)

/**
 * The label of metrics for what no endpoint answers (`res.locals.route` names those that do): a bounded set, so that nobody can make the
 * metrics grow by asking for paths.
 */
const labelOf = (path: string): string => {
  const [, first = ''] = path.split('/', 2)
  if (first === 'healthz' || first === 'readyz' || first === 'metrics') return `/${first}`
  if (first === 'assets' || first === '_next') return `/${first}/{file}`
  if (first === 'admin') return '/admin/{page}'
  return first === 'api' ? '/api/{unknown}' : '/{page}'
}

/** Gives each request an id and writes one JSON line when it ends. */
export const requestLog: RequestHandler = (req, res, next) => {
  const started = process.hrtime.bigint()
  const given = req.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  req.headers['x-request-id'] = id
  res.setHeader('x-request-id', id)
  const { method, path } = req
  const route = routePattern(path)
  res.on('close', () => {
    const ms = Number(process.hrtime.bigint() - started) / 1e6
    const label = typeof res.locals.route === 'string' ? res.locals.route : labelOf(path)
    httpDuration.observe({ method, route: label, status: String(res.statusCode) }, ms / 1000)
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
