type Operation = {
  summary: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, { description: string; content?: unknown }>
}
type Description = { info: { title: string; version: string; description: string }; paths: Record<string, Record<string, Operation>> }

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The API description as one page without script or style of its own: the browser's own look, and it passes any policy. */
export function renderDocs(document: object): string {
  const { info, paths } = document as Description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))]
  const sections = tags.map(
    (tag) =>
      `<h2>${escape(tag)}</h2>${operations
        .filter(({ operation }) => operation.tags[0] === tag)
        .map(renderOperation)
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(info.title)} API</title></head><body><main><h1>${escape(info.title)} API ${escape(info.version)}</h1><p>${escape(info.description)} <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`
}

function renderOperation({ method, operation, path }: { path: string; method: string; operation: Operation }): string {
  const parameters = operation.parameters.map(
    ({ in: place, name, required }) => `<li><code>${escape(name)}</code> (${escape(place)}${required ? ', required' : ''})</li>`,
  )
  const bodies: [string, unknown][] = [
    ['Body', operation.requestBody],
    ...Object.entries(operation.responses).map(([status, response]): [string, unknown] => [
      `${status}: ${response.description}`,
      response.content,
    ]),
  ]
  const details = bodies
    .filter(([, content]) => content !== undefined)
    .map(
      ([title, content]) => `<details><summary>${escape(title)}</summary><pre>${escape(JSON.stringify(content, null, 2))}</pre></details>`,
    )
  return `<article><h3><code>${escape(method.toUpperCase())} /api${escape(path)}</code></h3><p>${escape(operation.summary)}</p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}${details.join('')}</article>`
}
