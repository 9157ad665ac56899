import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { portalDirectory } from './portalBuild'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}
const endings = { br: '.br', gzip: '.gz' } as const

/**
 * Files of the portal's build, which a browser keeps for ever: their names change with their content. Goes out as the build compressed it,
 * where the browser takes that; what was not compressed by the build is left to whoever compresses answers.
 */
export function portalAssets(): RequestHandler {
  const folder = join(portalDirectory(), 'assets')
  const serve = express.static(folder, { immutable: true, maxAge: '1y', index: false, fallthrough: false })
  return (req, res, next) => {
    const [, name, kind = ''] = /^\/([\w.-]+\.(js|css|svg))$/.exec(req.path) ?? []
    const type = types[kind]
    if (!name || !type) return void serve(req, res, next)
    res.vary('Accept-Encoding')
    const encoding = (['br', 'gzip'] as const).find(
      (candidate) => req.acceptsEncodings(candidate) !== false && existsSync(join(folder, name + endings[candidate])),
    )
    if (encoding) {
      res.setHeader('content-type', type)
      res.setHeader('content-encoding', encoding)
      req.url = `/${name}${endings[encoding]}`
    }
    serve(req, res, next)
  }
}
