import { familyResponseSchema } from '../../../shared/contracts/wealth/family'
import { allocationResponseSchema } from '../../../shared/contracts/wealth/holdings'
import { valuesResponseSchema } from '../../../shared/contracts/wealth/values'
import { apiPath, withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

// Apart from `useAccount`, which the rail of every screen asks.

/** All accounts of the signed-in person on a portal, with their total. Fails with status 404 where there is none. */
export const useFamily = defineRead(familyResponseSchema, (portal: string) => withQuery('/api/wealth/family', { portal }))

/** One account, or all of the signed-in person on a portal together. */
export type Whole = Readonly<{ account: string } | { family: string }>

const ofWhole = (whole: Whole, part: 'values' | 'allocation'): string =>
  'account' in whole
    ? `${apiPath`/api/wealth/accounts/${whole.account}`}/${part}`
    : withQuery(`/api/wealth/family/${part}`, { portal: whole.family })

/** Value over what had been paid in, day by day. */
export const useValues = defineRead(valuesResponseSchema, (whole: Whole) => ofWhole(whole, 'values'))

/** Shares of the asset classes. */
export const useAllocation = defineRead(allocationResponseSchema, (whole: Whole) => ofWhole(whole, 'allocation'))
