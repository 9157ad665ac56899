import type { Brand } from '../../../shared/brands/brandSchema'
import { escapeHtml } from '../../server/escapeHtml'
import { renderSchema, type Schema } from './renderSchema'

type Content = Record<string, { schema?: Schema }>
type Parameter = { name: string; in: string; required: boolean; description?: string; schema?: Schema }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown[]
  'x-roles'?: string[]
  'x-max-bytes'?: number
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type Description = {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
type Endpoint = Readonly<{ path: string; method: string; operation: Operation }>

const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/**
 * The API description as one page that any policy lets through: HTML without a script, links to style sheets of our own, in the look of the
 * brand whose host was asked. What is long opens in place.
 */
export function renderDocs(document: object, { brand, styleSheets }: { brand: Brand; styleSheets: readonly string[] }): string {
  const { components, info, paths } = document as Description
  const all: Endpoint[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(all.map(({ operation }) => operation.tags[0] ?? ''))].map((tag) => ({
    tag,
    endpoints: all.filter(({ operation }) => operation.tags[0] === tag),
  }))
  const mark = brand.mark.map((d) => `<path d="${escapeHtml(d)}"/>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(info.title)} API</title><link rel="icon" type="image/svg+xml" href="/brand/icon.svg">${styleSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}</head><body><a class="skip" href="#main">Skip to content</a><nav aria-label="Endpoints"><a class="brand" href="/"><svg viewBox="0 0 24 24" aria-hidden="true">${mark}</svg><span>${escapeHtml(brand.displayName)}</span></a>${tags.map(renderMenu).join('')}</nav><main id="main"><header><p>Version ${escapeHtml(info.version)}</p><h1>${escapeHtml(info.title)} API</h1><p class="lead">${escapeHtml(info.description)}</p><p><a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1, for generators of clients and for tests.</p></header>${tags.map(({ endpoints, tag }) => `<section aria-labelledby="${slugOf(tag)}"><h2 id="${slugOf(tag)}">${escapeHtml(tag)}</h2>${endpoints.map((endpoint) => renderOperation(endpoint, components.schemas)).join('')}</section>`).join('')}</main></body></html>`
}

const renderMenu = ({ endpoints, tag }: { tag: string; endpoints: readonly Endpoint[] }): string =>
  `<h2><a href="#${slugOf(tag)}">${escapeHtml(tag)}</a></h2><ul>${endpoints
    .map(
      ({ method, operation, path }) =>
        `<li><a href="#${escapeHtml(operation.operationId)}"><span class="method ${method}">${method.toUpperCase()}</span><span>${breakable(path)}</span></a></li>`,
    )
    .join('')}</ul>`

/** A path may be broken after each of its parts. */
const breakable = (path: string): string => escapeHtml(path).replaceAll('/', '<wbr>/')

function renderOperation({ method, operation, path }: Endpoint, schemas: Record<string, Schema>): string {
  const { operationId, parameters, requestBody, responses, summary } = operation
  const body = Object.entries(requestBody?.content ?? {})[0]
  const answers = Object.entries(responses)
  const [done, refused] = [answers.filter(([status]) => status < '400'), answers.filter(([status]) => status >= '400')]
  return `<article id="${escapeHtml(operationId)}"><h3><span class="method ${method}">${method.toUpperCase()}</span><code>/api${escapeHtml(path)}</code></h3><p class="summary">${code(summary)}</p><p class="who">${escapeHtml(whoMay(operation))}</p>${
    parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.map(renderParameter).join('')}</dl>` : ''
  }${body ? `<h4>Body <small>${escapeHtml(body[0])}${operation['x-max-bytes'] ? `, at most ${operation['x-max-bytes'].toLocaleString('en-GB')} bytes` : ''}</small></h4>${renderSchema(body[1].schema, schemas)}` : ''}${done
    .map(([status, { content, description }]) => {
      const schema = content?.['application/json']?.schema
      return `<details><summary><b>${status}</b> ${escapeHtml(description)}</summary>${schema ? renderSchema(schema, schemas) : '<p>Another type than JSON, or nothing.</p>'}</details>`
    })
    .join('')}<details><summary><b>${refused.map(([status]) => status).join(', ')}</b> Refused</summary><dl>${refused
    .map(([status, { description }]) => `<div><dt>${status}</dt><dd>${code(description)}</dd></div>`)
    .join('')}</dl></details></article>`
}

const roleNames: Readonly<Record<string, string>> = {
  admin: 'platform administrators',
  'company-admin': 'company administrators',
  advisor: 'advisors',
  investor: 'clients',
}

function whoMay({ security, 'x-roles': roles }: Operation): string {
  if (security?.length === 0) return 'For everybody, signed in or not.'
  return roles ? `For ${roles.map((role) => roleNames[role] ?? role).join(' and ')}.` : 'For everybody who is signed in.'
}

const renderParameter = ({ description, in: place, name, required, schema }: Parameter): string =>
  `<div><dt><code>${escapeHtml(name)}</code><small>${escapeHtml(place)}${required ? ', required' : ''}</small></dt><dd>${schema ? renderSchema(schema, {}) : ''}${description ? `<p>${escapeHtml(description)}</p>` : ''}</dd></div>`

/** Names in backticks become code. */
const code = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
