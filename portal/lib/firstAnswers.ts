import type { Parser } from './apiClient'

/** Answers are as old as the page: whoever comes to a screen later asks anew. */
const usableMs = 10_000

let raw: Map<string, unknown> | undefined
const parsed = new Map<string, unknown>()

/** What the server wrote into the page beside it; taken out of the page, where nobody else needs it. */
function readPage(): Map<string, unknown> {
  const written = document.getElementById('first-answers')
  written?.remove()
  if (written) setTimeout(forgetFirstAnswers, usableMs)
  return new Map(Object.entries(JSON.parse(written?.textContent ?? '{}') as Record<string, unknown>))
}

/** The answer to a first question of this page, if the server answered it in the page and it fits; undefined otherwise, and once the page is no longer new. */
export function firstAnswer<T>(path: string, parser: Parser<T>): T | undefined {
  raw ??= readPage()
  if (raw.has(path)) {
    const answer = parser.safeParse(raw.get(path))
    raw.delete(path)
    if (answer.success) parsed.set(path, answer.data)
  }
  return parsed.get(path) as T | undefined
}

/** One that was read before; null when there is none. */
export const firstAnswerRead = <T>(path: string): T | null => (parsed.get(path) as T | undefined) ?? null

/** Of a person who leaves nothing stays. */
export function forgetFirstAnswers(): void {
  raw = new Map()
  parsed.clear()
}
