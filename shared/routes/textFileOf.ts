import { firstPartsOf, isStartScreen, portfolioTabIds, portfolioTabOf, screenIds, screenOf, shellTexts } from './screens.ts'

/** Who needs which texts at once: a screen, the portfolio with the tab that it opens at; then the other tabs and the printed report. */
const firstUsers = screenIds.filter(isStartScreen).map((id) => [id, firstPartsOf(id).texts] as const)
const laterUsers: readonly (readonly [string, readonly string[]])[] = [
  ...portfolioTabIds.map((id) => [`portfolio-${id}`, portfolioTabOf(id).texts] as const),
  ...screenIds.map((id) => [id, screenOf(id).texts] as const),
]

/** Name of the file that holds a namespace in a language: namespaces that the same first screens need share one. */
export function textFileOf(namespace: string, locale: string): string {
  if (shellTexts.some((name) => name === namespace)) return `texts-${locale}`
  const usersOf = (all: readonly (readonly [string, readonly string[]])[]) =>
    all.flatMap(([user, texts]) => (texts.includes(namespace) ? [user] : []))
  const first = usersOf(firstUsers)
  const users = first.length > 0 ? first : usersOf(laterUsers)
  return `texts-${locale}-${users.join('-') || namespace}`
}
