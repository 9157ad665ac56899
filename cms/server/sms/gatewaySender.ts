import type { SmsSender } from './sms'

export type GatewaySettings = Readonly<{ url: string; token: string }>

const answerBytes = 10_000
/** Numbers and messages that no other try makes good; 401 and 403 are the operator's to mend, and the try is repeated. */
const refusals: readonly number[] = [400, 404, 410, 413, 422]

/**
 * A gateway by HTTP (decision 209): `POST` of `{ to, text, reference }` with a bearer token, answered with a 2xx and its own `id` for the
 * message. An answer without an `id` is not believed. Neither an error nor an outcome holds the text.
 */
export const gatewaySender = ({ token, url }: GatewaySettings, timeoutMs = 10_000): SmsSender => ({
  send: async ({ id, text, to }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ to, text, reference: id }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readStart(response)
    if (refusals.includes(response.status)) return { kind: 'refused', answer: `status ${response.status}` }
    if (!response.ok) throw new Error(`The SMS gateway answered with status ${response.status}`)
    const name = nameIn(body)
    if (name === null) throw new Error(`The SMS gateway answered with status ${response.status} and without an id`)
    return { kind: 'taken', answer: `status ${response.status}, id ${name}` }
  },
})

/** The body of an answer, or the start of one that is too long. */
async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  if (response.body === null) return text
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true })
    // Leaving the loop cancels the rest.
    if (text.length > answerBytes) break
  }
  return text.slice(0, answerBytes)
}

/** What the gateway calls the message; null where it names none. */
function nameIn(body: string): string | null {
  try {
    const { id } = JSON.parse(body) as { id?: unknown }
    const name = typeof id === 'number' ? String(id) : id
    return typeof name === 'string' && /^[\w.:-]{1,80}$/.test(name) ? name : null
  } catch {
    return null
  }
}
