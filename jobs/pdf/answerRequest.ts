import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** The only origin a report page knows; no such host exists. With https the page may use what browsers keep for secure pages. */
export const reportOrigin = 'https://report.invalid'

export type Answer = Readonly<{ status: number; headers: Record<string, string>; body: string | Buffer }>

export type ReportPage = Readonly<{
  /** Path and query of the export page. */
  path: string
  /** index.html, filled for the brand and the language; asked for when the page is opened, which one that is kept is not. */
  document: () => string
  contentSecurityPolicy: string
  /** Folder of the built portal. */
  assetsDir: string
  /** Path of the one call that the page makes, without its query, and what it answers. */
  api: Readonly<{ path: string; body: unknown }>
  /** The portal's logo and the address that the page knows it by. */
  logo?: Readonly<{ path: string; contentType: string; body: Buffer }> | null
}>

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type Request = Readonly<{ method: string; url: string; isMainDocument: boolean }>

/**
 * What a request of the report page gets: its document, a file of the built portal, the portal's logo, or the answer to its one call.
 * Null for everything else, which means that the request must not leave the browser.
 */
export async function answerRequest(page: ReportPage, request: Request): Promise<Answer | null> {
  const url = URL.canParse(request.url) ? new URL(request.url) : null
  if (url?.origin !== reportOrigin || request.method !== 'GET') return null
  if (request.isMainDocument) {
    if (`${url.pathname}${url.search}` !== page.path) return null
    return ok('text/html; charset=utf-8', page.document(), { 'content-security-policy': page.contentSecurityPolicy })
  }
  if (url.pathname === page.api.path) return ok('application/json; charset=utf-8', JSON.stringify(page.api.body))
  if (page.logo && url.pathname === page.logo.path) return ok(page.logo.contentType, page.logo.body, kept)
  return readAsset(page.assetsDir, url.pathname)
}

async function readAsset(assetsDir: string, pathname: string): Promise<Answer | null> {
  const contentType = contentTypes[extname(pathname)]
  const path = join(assetsDir, safelyDecoded(pathname) ?? '')
  if (!contentType || !path.startsWith(assetsDir + sep)) return null
  try {
    return ok(contentType, await readFile(path), kept)
  } catch {
    return null
  }
}

function safelyDecoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** For as long as the page is open, which draws many reports: what it has it does not ask for again. */
const kept = { 'cache-control': 'max-age=86400' }

const ok = (contentType: string, body: string | Buffer, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': contentType, ...headers },
  body,
})
