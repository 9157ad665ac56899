import type { SessionResponse } from '../../../shared/contracts/session'
import { isoInstant } from '../../../shared/domain/dates'

/** Somebody with a session of half an hour. */
export const testSession = (change: Partial<SessionResponse> = {}): SessionResponse => ({
  user: { id: 'u-1', name: 'Ada Advisor', email: 'ada@harbour.example', roles: ['advisor'], locale: null },
  portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'en' }],
  accounts: [],
  expiresAt: isoInstant(new Date(Date.now() + 1_800_000)),
  endsAt: isoInstant(new Date(Date.now() + 12 * 3_600_000)),
  home: '/dashboard/harbour',
  ...change,
})
