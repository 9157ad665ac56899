import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { logger } from './logger'
import { sendError } from './http/sendError'

/**
 * Payload's admin panel, through Next. It is loaded at the first request: half of the web process's memory is Next,
 * and an installation whose admins are away does not need it.
 */
export function adminPanel(): RequestHandler {
  const directory = join(process.cwd(), 'cms')
  let loading: Promise<RequestHandler> | undefined

  const load = async (): Promise<RequestHandler> => {
    const started = Date.now()
    const { default: next } = await import('next')
    // The package is CommonJS with a default export of its own, which some loaders wrap once more.
    const create = typeof next === 'function' ? next : (next as { default: typeof next }).default
    const app = create({ dev: false, dir: directory, quiet: true })
    await app.prepare()
    const handle = app.getRequestHandler()
    logger.info({ msg: 'admin panel loaded', ms: Date.now() - started })
    return (req, res, done) => {
      handle(req, res).catch(done)
    }
  }

  return (req, res, done) => {
    if (!existsSync(join(directory, '.next/BUILD_ID')))
      return sendError(res, 503, 'not_built', 'The admin panel is not built: run npm run build')
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    loading.then((handler) => handler(req, res, done)).catch(done)
  }
}
