import type { PinRequired } from '../../../shared/contracts/secondFactor'
import { pinRequiredSchema } from '../../../shared/contracts/secondFactor'

/** What a door answered: a session is open, another step is asked for, or why not (a code of `errorCodes`; `offline` where nothing came). */
export type DoorAnswer<Body = unknown> = Readonly<
  { kind: 'open'; body: Body } | { kind: 'step'; step: PinRequired } | { kind: 'refused'; code: string; retryAfter: number | null }
>

/** Sends something to one of the doors under `/api/users`. Never rejects. */
export async function knock(path: string, body: object): Promise<DoorAnswer> {
  const response = await fetch(`/api/users/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { kind: 'refused', code: 'offline', retryAfter: null }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return { kind: 'open', body: answer }
  const [error] = (answer as { errors?: { code?: string; detail?: unknown }[] } | null)?.errors ?? []
  const step = error?.code === 'pin_required' ? pinRequiredSchema.safeParse(error.detail) : null
  if (step?.success) return { kind: 'step', step: step.data }
  const seconds = Number(response.headers.get('retry-after'))
  return { kind: 'refused', code: error?.code ?? 'internal_error', retryAfter: seconds > 0 ? seconds : null }
}
