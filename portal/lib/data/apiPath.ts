/** Address on our own server with each value as one encoded segment: apiPath`/api/wealth/portfolios/${id}/holdings`. */
export function apiPath(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((path, part, index) => path + encodeURIComponent(values[index - 1] ?? '') + part)
}

/** The same address with a query; null and undefined leave their name out. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== null && value !== undefined) search.set(name, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
