import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express'
import type { Payload, SanitizedConfig } from 'payload'
import { brandHeader } from '../../collections/access/brandOfRequest'
import { toCssVars } from '../../shared/theme/css'
import { themeNameSchema } from '../../shared/theme/themeSchemas'
import { presenceOf } from '../db/presence'
import { databaseFaultOf } from '../db/unavailable'
import { adminPanel } from './adminPanel'
import { designerAddresses, panelAddresses } from './panelAddresses'
import { brandIcon } from './brandIcon'
import { brandOfHost } from './brands'
import { mailbox } from './dev/mailbox'
import { doorAddresses } from './doorAddresses'
import { firstAnswers } from './firstAnswers'
import { sendMetrics } from './health/metricsApp'
import { type Check, checkReadiness } from './health/readiness'
import { checkOrigin } from './http/checkOrigin'
import { hostCookies } from './http/hostCookies'
import { knownMethods } from './http/knownMethods'
import { payloadApi } from './http/payloadHandler'
import { requestLog } from './http/requestLog'
import { securityHeaders } from './http/securityHeaders'
import { sendError } from './http/sendError'
import { sendFault, whileDatabaseAnswers } from './http/whileDatabaseAnswers'
import { logger } from './logger'
import { pageFacts, portalLogo } from './pageFacts'
import { panelLanguage } from './panelLanguage'
import { portalAssets } from './portalAssets'
import { renderPortalHtml, screenExists } from './portalHtml'
import { settings } from './settings'

type Parts = { payload: Payload; config: SanitizedConfig; isStopping: () => boolean }

/** The web process: health, API, admin panel, portal, in this order. */
export function createApp({ config, isStopping, payload }: Parts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings().trustProxy)
  app.use(requestLog, securityHeaders, knownMethods)

  const presence = presenceOf(payload, settings().databaseUrl)
  const whileThere = whileDatabaseAnswers(presence)
  app.get('/healthz', uncached, (_req, res) => {
    res.json({ ok: true })
  })
  app.get('/readyz', uncached, async (req, res) => {
    const stopping: Check[] = [{ name: 'process', ok: false, detail: 'stopping' }]
    const checks = isStopping() ? stopping : await checkReadiness(payload, presence)
    const ok = checks.every((check) => check.ok)
    // A stranger learns whether to come here, and nothing of how this installation is made.
    res.status(ok ? 200 : 503).json(isOwnMachine(req) ? { ok, checks } : { ok })
  })
  app.get('/metrics', uncached, (req, res, next) => {
    if (settings().metricsPort === null && isOwnMachine(req)) return sendMetrics(req, res, next)
    sendError(res, 404, 'not_found', 'Not found')
  })

  app.use(hostCookies, compression(), checkOrigin)
  app.use((req, res, next) => {
    const brand = brandOfHost(req.headers.host)
    // For the access rules, which know no hosts; a client cannot set it.
    delete req.headers[brandHeader]
    if (brand) {
      req.headers[brandHeader] = brand.name
      return next()
    }
    sendError(res, 404, 'unknown_host', `No brand answers on ${req.hostname}. The hosts are named in shared/brands.`)
  })

  const api = payloadApi({ config, payload })
  app.use('/api', whileThere, api.handle)
  app.get(/^\/admin\//, panelAddresses(config))
  app.get(/^\/(designer|forms-designer|data-designer)\//, designerAddresses)
  app.use('/admin', whileThere, panelLanguage(payload))
  app.use(['/admin', '/_next'], panelAtFullPath())
  app.use('/dev/mailbox', mailbox(payload))
  app.use('/assets', portalAssets())
  app.get('/brand/icon.svg', (req, res) => {
    const brand = brandOfHost(req.headers.host)
    if (!brand) return sendError(res, 404, 'unknown_host', 'Not found')
    res.setHeader('cache-control', 'public, max-age=3600')
    res.type('image/svg+xml').send(brandIcon(brand))
  })
  // For a portal whose theme is not the one that its page was served with, as after signing in.
  app.get('/brand/themes/:file', (req, res, next) => {
    const theme = themeNameSchema.safeParse(req.params.file.replace(/\.css$/, ''))
    if (!theme.success || !req.params.file.endsWith('.css')) return next()
    res.setHeader('cache-control', 'public, max-age=3600')
    res.type('text/css').send(toCssVars(theme.data))
  })
  app.use('/brand/portals', whileThere)
  app.get('/brand/portals/:slug/logo', async (req, res) => {
    const brand = brandOfHost(req.headers.host)
    const logo = brand ? await portalLogo(payload, brand.name, req.params.slug) : null
    if (logo === null) return sendError(res, 404, 'not_found', 'Not found')
    res.setHeader('cache-control', 'public, max-age=300')
    res.redirect(302, logo)
  })
  app.get(/.*/, doorAddresses, whileThere, async (req, res) => {
    const brand = brandOfHost(req.headers.host)
    if (!brand) return sendError(res, 404, 'unknown_host', 'Not found')
    if (/\.[a-z0-9]{2,5}$/i.test(req.path)) return sendError(res, 404, 'not_found', 'Not found')
    const facts = await pageFacts(payload, req, brand, String(res.locals.nonce))
    const isThere = screenExists(facts)
    const asks = facts.hasSession && facts.customToken === undefined && isThere
    const answers = asks ? await firstAnswers(api.read, req, res, facts.tab) : undefined
    const html = renderPortalHtml(facts, answers)
    if (!isThere) res.status(404)
    res.setHeader('cache-control', answers?.size ? 'private, no-store' : 'no-store')
    res.vary('Cookie')
    res.type('html').send(html)
  })
  app.use((_req, res) => {
    sendError(res, 404, 'not_found', 'Not found')
  })
  app.use(lastResort)
  return app
}

/** Express cuts the mount path off `req.url`; Next wants it whole. */
function panelAtFullPath(): ReturnType<typeof adminPanel> {
  const panel = adminPanel()
  return (req, res, next) => {
    req.url = req.originalUrl
    return panel(req, res, next)
  }
}

/** Whether a request comes from this machine itself, and not through a proxy on it. */
const isOwnMachine = ({ headers, socket }: Request): boolean =>
  headers['x-forwarded-for'] === undefined && (socket.remoteAddress === '::1' || /^(::ffff:)?127\./.test(socket.remoteAddress ?? ''))

const uncached: RequestHandler = (_req, res, next) => {
  res.setHeader('cache-control', 'no-store')
  next()
}

const lastResort: ErrorRequestHandler = (error: unknown, req, res, next) => {
  // Refused already, while it was under way.
  if (res.writableEnded) return
  if (res.headersSent) return next(error)
  const fault = databaseFaultOf(error)
  if (fault) {
    logger.error({ msg: 'the database could not serve a request', code: fault.code, err: error, id: req.headers['x-request-id'] })
    return sendFault(res, fault)
  }
  const status = error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (status === 404) return sendError(res, 404, 'not_found', 'Not found')
  if (status >= 400 && status < 500) return sendError(res, status, 'bad_request', 'The request cannot be read')
  logger.error({ msg: 'unhandled error', err: error, id: req.headers['x-request-id'] })
  sendError(res, 500, 'internal_error', 'Something went wrong.')
}
