import type { IsoDate } from '../../../../shared/domain/dates'
import type { UnknownValue } from './report'
import type { UpstreamCall, UpstreamClient, UpstreamTimeouts } from './upstreamClient'

/** What every adapter that speaks HTTP is made with. */
export type ProviderOptions = Readonly<{
  /** Name of the source that this provider speaks to. */
  source: string
  baseUrl: string
  token: string
  timeouts?: Partial<UpstreamTimeouts>
  /** The current day; what is of a later one is refused. */
  today?: () => IsoDate
  onCall?: (call: UpstreamCall) => void
  /** Wraps the connection: retries, circuit breaker, bulkhead. */
  guard?: (client: UpstreamClient) => UpstreamClient
  onUnknown?: (details: UnknownValue) => void
}>
