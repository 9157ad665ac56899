import type { Payload } from 'payload'
import { linkExpired } from './linkExpired'
import { redeemKey, releaseKey } from './oneTimeKeys'

/**
 * Uses a key up for `work`, and gives it back when that fails, so that what is refused leaves the link as it was. Of many requests at once one
 * alone gets it. Throws 400 `link_expired`, and what `work` throws.
 */
export async function withRedeemedKey<Result>(
  payload: Payload,
  key: string,
  use: Parameters<typeof redeemKey>[2],
  work: () => Promise<Result>,
): Promise<Result> {
  const redeemed = await redeemKey(payload, key, use)
  if (!redeemed) throw linkExpired()
  try {
    return await work()
  } catch (error) {
    await releaseKey(payload, redeemed.id)
    throw error
  }
}
