/** Most rows that one request may ask for. Payload itself reads `limit=0` and `pagination=false` as "everything". */
export const maxRows = 200

/** Bounds a REST query in place: rows, page, depth. */
export function capQuery(url: URL): void {
  const { searchParams } = url
  for (const name of [...searchParams.keys()]) {
    if (name === 'pagination') searchParams.delete(name)
    if (name === 'limit' || /^joins\[.*\]\[limit\]$/.test(name)) {
      const wanted = Number(searchParams.get(name))
      if (!Number.isInteger(wanted) || wanted < 1 || wanted > maxRows) searchParams.set(name, String(maxRows))
    }
    if (name === 'page') {
      const page = Number(searchParams.get(name))
      if (!Number.isInteger(page) || page < 1) searchParams.set(name, '1')
    }
    if (name === 'depth') {
      const depth = Number(searchParams.get(name))
      if (!Number.isInteger(depth) || depth < 0 || depth > 3) searchParams.set(name, '3')
    }
  }
}
