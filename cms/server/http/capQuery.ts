/** Most rows that one request may ask for. Payload itself reads `limit=0` and `pagination=false` as "everything". */
export const maxRows = 200

/** The number that a parameter asks for within its bounds, and `otherwise` when it asks for something else. */
const bounded = (text: string | null, { from, to, otherwise }: { from: number; to: number; otherwise: number }): string => {
  const wanted = Number(text)
  return String(text !== '' && Number.isInteger(wanted) && wanted >= from && wanted <= to ? wanted : otherwise)
}

/** Bounds a REST query in place: rows, page, depth. A parameter that is given twice counts once. */
export function capQuery(url: URL): void {
  const { searchParams } = url
  for (const name of new Set(searchParams.keys())) {
    const given = searchParams.get(name)
    if (/^pagination(\[|$)/.test(name)) searchParams.delete(name)
    else if (name === 'limit' || /^joins\[.*\]\[limit\]$/.test(name))
      searchParams.set(name, bounded(given, { from: 1, to: maxRows, otherwise: maxRows }))
    else if (name === 'page') searchParams.set(name, bounded(given, { from: 1, to: Number.MAX_SAFE_INTEGER, otherwise: 1 }))
    else if (name === 'depth') searchParams.set(name, bounded(given, { from: 0, to: 3, otherwise: 3 }))
    else if (/^(limit|page|depth)\[/.test(name)) searchParams.delete(name)
  }
}
