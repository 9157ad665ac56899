/** The places of the list of leaked passwords that count as common. */
const commonRanks = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** The commonest passwords that the other rules would let through; read when somebody first chooses a password. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'].slice(0, commonRanks).map(String)
    return new Set(words.filter((word) => ruleProblem(word) === null))
  }))

/** Eight characters and a digit, as the specification has it; the upper bound keeps the hash affordable. */
function ruleProblem(password: unknown): string | null {
  if (typeof password !== 'string' || password.length < 8) return 'Min 8 characters'
  if (password.length > 1024) return 'Max 1024 characters'
  return /\d/.test(password) ? null : 'At least one number'
}

/** Why a password may not be chosen, in the specification's words; null when it may. The ten thousand commonest may not, in any case of letters. */
export async function passwordProblem(password: unknown): Promise<string | null> {
  const problem = ruleProblem(password)
  if (problem !== null) return problem
  return (await commonPasswords()).has(String(password).toLowerCase()) ? 'Too common: others try it first' : null
}
