/** A marked piece begins with its name: other lines, which are most, are left at their first letter. */
const marker = /^(?:\/.*B[DM]C|EMC)$/gm
const paints = /(?:^|\s)(?:f\*?|F|S|s|[Bb]\*?|T[jJ]|Do|sh)$/m

/**
 * Marks as artifacts what a page's content draws outside of its structure: running lines, rules, grounds, ornaments. Chromium leaves it unmarked, and a
 * reader aloud cannot tell it from text that was forgotten. `content` is a content stream of Chromium's, one operator a line.
 */
export function markArtifacts(content: string): string {
  const parts: string[] = []
  /** Whether each piece that is open belongs to the structure; one that only says what its letters mean (ActualText) does not. */
  const open: boolean[] = []
  let from = 0
  const take = (to: number) => {
    const part = content.slice(from, to)
    parts.push(!open.includes(true) && paints.test(part) ? `/Artifact BMC\n${part}${part.endsWith('\n') ? '' : '\n'}EMC\n` : part)
    from = to
  }
  for (const { 0: found, index } of content.matchAll(marker)) {
    if (found !== 'EMC') {
      const isOfStructure = found.includes('/MCID')
      if (isOfStructure && !open.includes(true)) take(index)
      open.push(isOfStructure)
    } else if (open.at(-1) && open.indexOf(true) === open.length - 1) {
      take(index + found.length + 1)
      open.pop()
    } else {
      open.pop()
    }
  }
  take(content.length)
  return parts.join('')
}
