import { demoPassword, freshAddress, send } from '../../tests/helpers/client'
import { ms, type Row, timed } from './row'

const attemptsPerSecond = 20
const rounds = 100

const p99 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN

const login = (email: string, password: string) =>
  send('POST', '/api/users/login', { body: { email, password }, headers: { 'x-forwarded-for': freshAddress() } })

/** Sign-ins of one person after the other; refuses an answer that is none. */
async function signInTimes(): Promise<number[]> {
  const people = ['investor', 'single', 'family', 'advisor', 'company']
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push(
      await timed(async () => {
        const { status } = await login(`${people[round % people.length]}@akta.example`, demoPassword)
        if (status !== 200) throw new Error(`A sign-in was answered with ${status}`)
      }),
    )
  return times
}

/** How long the slowest of a hundred sign-ins takes while others guess passwords, each from an address of their own, over the same without them. */
export async function compareCrowd(): Promise<Row[]> {
  await signInTimes()
  const idle = p99(await signInTimes())
  const guesses: Promise<unknown>[] = []
  const guessing = setInterval(
    () => void guesses.push(login(`nobody-${guesses.length}@akta.example`, 'Wrong-2026').catch(() => undefined)),
    1000 / attemptsPerSecond,
  )
  let crowded: number
  try {
    crowded = p99(await signInTimes())
  } finally {
    clearInterval(guessing)
    await Promise.all(guesses)
  }
  return [
    {
      what: `Sign-in, p99, under ${attemptsPerSecond} wrong attempts a second`,
      ours: ms(crowded),
      baseline: ms(idle),
      ratio: crowded / idle,
      aim: '≤ 2×',
      baselineIs: 'p99 without them',
    },
  ]
}
