/** A stretch of a text; `isChanged` where the other side has other words. */
export type Stretch = Readonly<{ text: string; isChanged: boolean }>

/** Words and spaces that are compared one by one; of longer texts the middle that differs is marked as a whole. */
const mostWords = 1500

/** Two texts by what they share, word for word: the longest common subsequence. */
export function wordDiff(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const [left, right] = [tokens(before), tokens(after)]
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let end = 0
  while (end < left.length - start && end < right.length - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  const [l, r] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  const marks = l.length > mostWords || r.length > mostWords ? { l: l.map(() => true), r: r.map(() => true) } : compare(l, r)
  const whole = (all: readonly string[], middle: readonly boolean[]) =>
    joined(all.map((text, index) => ({ text, isChanged: middle[index - start] ?? false })))
  return { before: whole(left, marks.l), after: whole(right, marks.r) }
}

const tokens = (text: string): string[] => text.split(/(\s+)/).filter((part) => part !== '')

function compare(left: readonly string[], right: readonly string[]): { l: boolean[]; r: boolean[] } {
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const [l, r] = [left.map(() => true), right.map(() => true)]
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) {
      l[i] = false
      r[j] = false
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return { l, r }
}

/** Neighbours of one kind as one stretch; a space between two changed words is changed too. */
function joined(words: readonly Stretch[]): Stretch[] {
  const all: { text: string; isChanged: boolean }[] = []
  for (const [index, { isChanged, text }] of words.entries()) {
    const isBridge = text.trim() === '' && words[index - 1]?.isChanged === true && words[index + 1]?.isChanged === true
    const last = all.at(-1)
    if (last && last.isChanged === (isChanged || isBridge)) last.text += text
    else all.push({ text, isChanged: isChanged || isBridge })
  }
  return all
}
