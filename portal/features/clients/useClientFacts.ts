import { useMemo } from 'react'
import type { ClientsResponse } from '../../../shared/contracts/wealth/clients'
import { isoInstant } from '../../../shared/domain/dates'
import { useTimeZone } from '../../lib/timeZone'
import type { ClientFacts } from './clients.columns'
import { shareScale } from './model/shareScale'

const hourMs = 3_600_000

/** What all rows of the list have in common; the same object from one render to the next, so that rows keep theirs. */
export function useClientFacts(
  data: Pick<ClientsResponse, 'clients' | 'currency'> | undefined,
  editOf: ClientFacts['editOf'],
): ClientFacts | null {
  // To the hour: exact enough to know which day it is, and seldom another, because with it every row is rendered anew.
  const hour = Math.floor(Date.now() / hourMs) * hourMs
  const timeZone = useTimeZone()
  return useMemo(() => {
    if (!data) return null
    const dates = data.clients.flatMap(({ asOf }) => asOf ?? []).toSorted()
    return {
      scale: shareScale(data.clients),
      latest: dates.at(-1) ?? null,
      now: isoInstant(new Date(hour)),
      currency: data.currency,
      timeZone,
      editOf,
    }
  }, [data, editOf, hour, timeZone])
}
