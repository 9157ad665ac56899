import { demoPassword, freshAddress, send } from '../../tests/helpers/client'
import { ms, type Row, timed } from './row'

const attemptsPerSecond = 20
const rounds = 500

export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN

const login = (email: string, password: string) =>
  send('POST', '/api/users/login', { body: { email, password }, headers: { 'x-forwarded-for': freshAddress() } })

/** Requests of people who are signed in, one after the other; refuses an answer that is none. */
export async function requestTimes(cookies: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push(
      await timed(async () => {
        const { status } = await send('GET', '/api/session', { headers: { cookie: cookies[round % cookies.length] ?? '' } })
        if (status !== 200) throw new Error(`A request was answered with ${status}`)
      }),
    )
  return times
}

export async function signedIn(): Promise<string[]> {
  const cookies: string[] = []
  for (const name of ['investor', 'single', 'family', 'advisor', 'company']) {
    const { setCookies, status } = await login(`${name}@akta.example`, demoPassword)
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}`)
    cookies.push(setCookies.flatMap((cookie) => cookie.split(';')[0] ?? []).join('; '))
  }
  return cookies
}

/**
 * How long the slowest of five hundred requests of others takes while somebody guesses passwords, each from an address of its own, over the same
 * without them. More than the two processors can hash is refused (503) rather than queued: how many is told too.
 */
export async function compareCrowd(): Promise<Row[]> {
  const cookies = await signedIn()
  await requestTimes(cookies)
  const idle = p99(await requestTimes(cookies))
  const guesses: Promise<number>[] = []
  const guessing = setInterval(
    () =>
      void guesses.push(
        login(`nobody-${guesses.length}@akta.example`, 'Wrong-2026').then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    1000 / attemptsPerSecond,
  )
  let crowded: number
  try {
    // Until the queue of hashes is as long as it gets.
    await new Promise((resolve) => setTimeout(resolve, 5000))
    crowded = p99(await requestTimes(cookies))
  } finally {
    clearInterval(guessing)
  }
  const answers = await Promise.all(guesses)
  const refused = answers.filter((status) => status === 503).length
  return [
    {
      what: `Requests of others, p99, under ${attemptsPerSecond} wrong sign-ins a second (${answers.length} made, ${refused} refused as too many)`,
      ours: ms(crowded),
      baseline: ms(idle),
      ratio: crowded / idle,
      aim: '≤ 2×',
      baselineIs: 'p99 without them',
    },
  ]
}
