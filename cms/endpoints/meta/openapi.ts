import { toJSONSchema } from 'zod/v4/core'
import { portalStyleSheets } from '../../server/portalBuild'
import { errorResponseSchema } from '../../../shared/contracts/error'
import { defineEndpoint, type DefinedEndpoint, type EndpointDoc } from '../defineEndpoint'

type Group = { prefix: string; endpoints: readonly DefinedEndpoint[] }

const schemaOf = (schema: NonNullable<EndpointDoc['response']>, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** OpenAPI 3.1 of all our endpoints, from the very contracts that they validate with. */
export function openApiDocument(groups: readonly Group[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { endpoints, prefix } of groups) {
    for (const { doc } of endpoints) {
      if (doc.summary === 'Closed') continue
      const path = `${prefix}${doc.path}`.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [doc.method]: operation(doc, path) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quayside',
      version: '0.1.0',
      description: "Our own endpoints. Payload's REST API stands beside them under /api/{collection}.",
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    tags: [
      ...new Set(groups.flatMap(({ endpoints }) => endpoints.filter(({ doc }) => doc.summary !== 'Closed').map(({ doc }) => doc.tag))),
    ].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'quayside-token' } },
      schemas: { Error: schemaOf(errorResponseSchema, 'output') },
    },
  }
}

function operation(doc: EndpointDoc, path: string): object {
  const { accepts, body, flag, isPublic, maxBytes, method, params, query, response, roles, status, summary, tag } = doc
  const ofPath = parametersOf(params, 'path')
  // What a path names and no schema describes is any text.
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => ofPath.find((each) => each.name === name) ?? { name, in: 'path', required: true, schema: { type: 'string' } },
  )
  const isWrite = method !== 'get'
  const mayRepeat = isWrite && !isPublic
  const requestType = accepts === 'file' ? 'multipart/form-data' : 'application/json'
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  return {
    operationId: `${method}${path.replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary,
    tags: [tag],
    ...(isPublic ? { security: [] } : {}),
    ...(roles ? { 'x-roles': roles } : {}),
    ...(flag ? { 'x-brand-flag': flag } : {}),
    ...(body ? { 'x-max-bytes': maxBytes } : {}),
    parameters: [...inPath, ...parametersOf(query, 'query'), ...(mayRepeat ? [idempotencyParameter] : [])],
    ...(body ? { requestBody: { required: true, content: { [requestType]: { schema: schemaOf(body, 'input') } } } } : {}),
    responses: {
      [String(status)]: {
        description: 'Done',
        ...(response ? { content: { 'application/json': { schema: schemaOf(response, 'output') } } } : {}),
      },
      400: error('The input is not valid; `detail` names it'),
      ...(isPublic
        ? {}
        : { 401: error('Nobody is signed in'), 403: error('The person may not do this'), 404: error('Unknown, or not theirs') }),
      ...(body ? { 413: error('The body is too large'), 415: error('The body is of another type') } : {}),
      ...(mayRepeat ? { 409: error('The same request is under way'), 422: error('The Idempotency-Key was used for another request') } : {}),
      429: error('Too many requests; `Retry-After` says how many seconds to wait'),
    },
  }
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; description?: string; schema: object }

const idempotencyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request under the same key is done once; the answer is kept for 24 hours',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}

function parametersOf(described: EndpointDoc['query'], place: 'path' | 'query'): Parameter[] {
  if (!described) return []
  const schema = schemaOf(described, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required?.includes(name) ?? false),
    schema: property,
  }))
}

/** The endpoints that describe the others. */
export function documentationEndpoints(groups: readonly Group[]): DefinedEndpoint[] {
  let document: object | undefined
  const json = () => (document ??= openApiDocument(groups))
  return [
    defineEndpoint({
      method: 'get',
      path: '/openapi.json',
      summary: 'This description',
      tag: 'Description',
      isPublic: true,
      handle: () => Promise.resolve(Response.json(json())),
    }),
    defineEndpoint({
      method: 'get',
      path: '/docs',
      summary: 'This description, to read',
      tag: 'Description',
      isPublic: true,
      handle: async ({ brand }) => {
        const { renderDocs } = await import('./docsPage')
        const styleSheets = [...portalStyleSheets(), '/api/docs.css']
        return new Response(renderDocs(json(), { brand, styleSheets }), { headers: { 'content-type': 'text/html; charset=utf-8' } })
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/docs.css',
      summary: 'The look of that page',
      tag: 'Description',
      isPublic: true,
      handle: async ({ brand }) => {
        const { docsStyle } = await import('./docsStyle')
        return new Response(docsStyle(brand.theme), { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' } })
      },
    }),
  ]
}
