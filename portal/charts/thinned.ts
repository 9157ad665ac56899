export type Point = Readonly<{ x: number; y: number }>

/**
 * The points of a line that can be seen: of those that fall into one column the first, the lowest, the highest and the last, between which a line covers
 * the same pixels. `places` are 0 to 1 and ascend; null is a gap, which stays one. The library would draw the same from all of them, after it has
 * made two objects of each.
 */
export function thinned(places: readonly number[], values: readonly (number | null)[], columns: number): Point[] {
  const points: Point[] = []
  const add = (index: number) => points.push({ x: places[index] ?? 0, y: values[index] ?? Number.NaN })
  if (places.length <= columns * 4) {
    places.forEach((_, index) => add(index))
    return points
  }
  let [first, lowest, highest, last] = [-1, -1, -1, -1]
  let end = 0
  const flush = () => {
    if (first < 0) return
    const [earlier, later] = lowest < highest ? [lowest, highest] : [highest, lowest]
    add(first)
    if (earlier > first) add(earlier)
    if (later > earlier && later > first) add(later)
    if (last > later) add(last)
    first = -1
  }
  let isGap = false
  for (let index = 0; index < places.length; index += 1) {
    const value = values[index] ?? null
    if (value === null) {
      flush()
      if (!isGap) add(index)
      isGap = true
      continue
    }
    isGap = false
    const place = places[index] ?? 0
    if (first < 0 || place >= end) {
      flush()
      first = lowest = highest = index
      end = (Math.floor(place * columns) + 1) / columns
    } else {
      if (value < (values[lowest] ?? 0)) lowest = index
      if (value > (values[highest] ?? 0)) highest = index
    }
    last = index
  }
  flush()
  return points
}
