import Big from 'big.js'
import type { Money } from '../../shared/domain/money'
import { product } from './product'

/** Adds amounts exactly; throws on a mix of currencies, which no sum may hide. */
export function sumOf(amounts: readonly Money[]): string {
  const currencies = new Set(amounts.map(({ currency }) => currency))
  if (currencies.size > 1) throw new Error(`a sum over ${[...currencies].join(' and ')}`)
  return amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)
}

/** An amount with two digits, as it stands on paper. */
export const toPence = (amount: Money | null | undefined): string => (amount ? new Big(amount.amount).toFixed(2) : 'none')

/** What the upstream itself answers, past the product. */
export async function askSandbox<T>(path: string): Promise<T> {
  const answer = await fetch(`${product().sandboxUrl}${path}`, { headers: { authorization: 'Bearer sandbox-akta-token' } })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${path}`)
  return (await answer.json()) as T
}

export async function setFault(fault: object, sandboxUrl = product().sandboxUrl): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  if (answer.status !== 201) throw new Error(`the sandbox did not take the fault: ${await answer.text()}`)
}

export const clearFaults = async (): Promise<void> => void (await fetch(`${product().sandboxUrl}/__fault`, { method: 'DELETE' }))

/** What the worker asks for on nobody's behalf: when the source imported, and the accounts whose figures are older. */
const isOfRounds = /^\/(Account\/|Holdings\/dates)/

/** The paths that reached the upstream since `forgetJournal`, but for the worker's rounds. */
export async function journal(): Promise<string[]> {
  const { requests } = (await (await fetch(`${product().sandboxUrl}/__journal`)).json()) as {
    requests: { path: string; agent: string | null }[]
  }
  return requests.filter(({ agent, path }) => agent !== 'quayside/worker' || !isOfRounds.test(path)).map(({ path }) => path)
}

export const forgetJournal = async (): Promise<void> => void (await fetch(`${product().sandboxUrl}/__journal`, { method: 'DELETE' }))
