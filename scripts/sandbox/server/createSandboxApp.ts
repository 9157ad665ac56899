import { timingSafeEqual } from 'node:crypto'
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express'
import { createFaults, faultSchema } from './faults'
import { createJournal } from './journal'
import { RequestError } from './requestError'

export type SandboxApp = Readonly<{
  name: string
  token: string
  routes: Router
  /** Routes below `/datasets` that ask for no token. */
  open?: Router
  /** Upstreams of their own below a path, each with its token. */
  others?: Readonly<Record<`/${string}`, Readonly<{ token: string; routes: Router }>>>
  health: () => Record<string, unknown>
}>

/** An upstream's routes behind a bearer token, with the controls under `/__`. The controls need no token: a sandbox listens on loopback only. */
export function createSandboxApp(options: SandboxApp): Express {
  const faults = createFaults()
  const journal = createJournal()
  const app = express()
  // No provider names its answers, and nobody asks whether one is still the same.
  app.disable('etag')
  app.disable('x-powered-by')
  app.set('query parser', 'simple')

  // A page of another site may name this machine; its requests carry that site's host.
  app.use((request, _response, next) => {
    if (request.path.startsWith('/__') && !/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
      throw new RequestError(403, 'foreign_host', 'The controls answer under the name of this machine only')
    next()
  })

  app.get('/__health', (_request, response) => {
    response.json({ ok: true, name: options.name, ...options.health() })
  })
  app.get('/__journal', (_request, response) => {
    response.json({ requests: journal.entries() })
  })
  app.delete('/__journal', (_request, response) => {
    journal.clear()
    response.status(204).end()
  })
  app.get('/__fault', (_request, response) => {
    response.json({ faults: faults.active() })
  })
  app.post('/__fault', express.json(), (request, response) => {
    const fault = faultSchema.safeParse(request.body)
    if (!fault.success)
      throw new RequestError(400, 'bad_fault', fault.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    faults.add(fault.data)
    response.status(201).json(fault.data)
  })
  app.delete('/__fault', (_request, response) => {
    faults.clear()
    response.status(204).end()
  })

  // By pattern and not mounted, so that faults see the whole path.
  if (options.open) app.all(/^\/datasets\//, journal.handler, faults.handler, options.open)
  app.use(journal.handler)
  const others = Object.entries(options.others ?? {})
  const isOther = (path: string): boolean => others.some(([prefix]) => path.startsWith(`${prefix}/`))
  const own =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) =>
      isOther(request.path) ? next() : handler(request, response, next)
  for (const [prefix, other] of others) app.use(prefix, bearer(other.token))
  app.use(own(bearer(options.token)), faults.handler)
  for (const [prefix, other] of others) app.use(prefix, other.routes)
  app.use(own(options.routes))
  app.use((request) => {
    throw new RequestError(404, 'not_found', `No ${request.method} ${request.path}`)
  })
  app.use(sendError)
  return app
}

function bearer(token: string): RequestHandler {
  const expected = Buffer.from(`Bearer ${token}`)
  return (request, response, next) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length === expected.length && timingSafeEqual(given, expected)) {
      next()
      return
    }
    response.setHeader('WWW-Authenticate', 'Bearer')
    throw new RequestError(401, 'unauthorized', 'A valid bearer token is required')
  }
}

const sendError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error)
    return
  }
  const known =
    error instanceof RequestError ? error : new RequestError(500, 'internal', error instanceof Error ? error.message : String(error))
  response.status(known.status).json({ error: { code: known.code, message: known.message } })
}
