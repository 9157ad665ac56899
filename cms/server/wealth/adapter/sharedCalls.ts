import type { UpstreamClient } from './upstreamClient'

/** Lets callers who ask for the same JSON at the same time share one call: flows and charges of a portfolio may be cut from one answer. */
export function shareCalls(client: UpstreamClient): UpstreamClient {
  const underWay = new Map<string, ReturnType<UpstreamClient['getJson']>>()
  return {
    ...client,
    getJson: (path, query = {}) => {
      const key = `${path}?${JSON.stringify(query)}`
      const known = underWay.get(key)
      if (known) return known
      const call = client.getJson(path, query).finally(() => underWay.delete(key))
      underWay.set(key, call)
      return call
    },
  }
}
