/** A condition as Payload reads it from an address: `where[isProfessional][equals]=true`. What is missing has no part. */
export function queryParts(value: unknown, path: string): [key: string, value: string][] {
  if (value === null || value === undefined) return []
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, inner]) => queryParts(inner, `${path}[${key}]`))
  return [[path, `${value as string | number | boolean}`]]
}
