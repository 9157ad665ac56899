import { freshAddress, demoPassword, send } from '../../tests/helpers/client'
import { ms, pair, type Row } from './row'

/**
 * How much longer a refused sign-in takes for a person who exists than for one who does not: the time of an answer must tell nobody who
 * has an account. Medians of both, taken in turn.
 */
export async function compareSignIn(): Promise<Row[]> {
  const refusedFor =
    (email: string, password: string, brand = 'akta') =>
    async () => {
      const answer = await send('POST', '/api/users/login', {
        host: brand,
        body: { email, password },
        headers: { 'x-forwarded-for': freshAddress() },
      })
      if (answer.status !== 401) throw new Error(`${email} was answered with ${answer.status}`)
    }
  const nobody = refusedFor('nobody@akta.example', 'Wrong-2026')
  const cases: [string, () => Promise<void>][] = [
    ['a wrong password', refusedFor('investor@akta.example', 'Wrong-2026')],
    ['a disabled person', refusedFor('disabled@akta.example', demoPassword)],
    ['a person of another brand', refusedFor('investor@akta.example', demoPassword, 'bowmore')],
    ['a blank password', refusedFor('investor@akta.example', ' ')],
  ]
  const rows: Row[] = []
  for (const [what, known] of cases) {
    const { a, b } = await pair(known, nobody, 15)
    rows.push({
      what: `Sign-in refused for ${what}`,
      ours: ms(a),
      baseline: ms(b),
      ratio: a / b,
      aim: '0.87 to 1.15×',
      baselineIs: 'refused for an unknown person',
    })
  }
  return rows
}
