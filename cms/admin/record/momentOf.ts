const two = (part: number): string => String(part).padStart(2, '0')

/** DD/MM/YYYY, HH:mm of a moment, by the clock of whoever reads it. */
export function momentOf(instant: string): string {
  const at = new Date(instant)
  return `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}, ${two(at.getHours())}:${two(at.getMinutes())}`
}
