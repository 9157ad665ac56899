import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** How well a password stands against guessing, and whether it is one of those that are tried first. */
export type Strength = Readonly<{ level: 0 | 1 | 2 | 3 | 4; isCommon: boolean }>

/** The places of the list of leaked passwords that count as common, as on the server (`collections/Users/passwordProblem`). */
const commonRanks = 10_000

let made: Promise<(password: string, about: readonly string[]) => Strength> | undefined

/** Fetches the estimator with its lists (0.2 MB), for fields in which a password is chosen. `about` holds words that others would try first. */
export const loadStrength = () => (made ??= make())

async function make() {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  const { adjacencyGraphs: graphs, dictionary } = common
  const estimator: ZxcvbnFactory = new core.ZxcvbnFactory({ dictionary, graphs })
  const words = new Set(dictionary['passwords-common'].slice(0, commonRanks).map(String))
  return (password: string, about: readonly string[]): Strength => ({
    // It takes a time that grows with the square of the length; nobody can guess the rest either.
    level: estimator.check(password.slice(0, 100), [...about]).score,
    isCommon: words.has(password.toLowerCase()),
  })
}
