import { timingSafeEqual } from 'node:crypto'
import { keyedDigest } from './sealSecret'
import { pinPattern } from './totp'

/** The PIN that goes out with a record of `sms`: worked out from its id, so that it stands in no table, no queue and no log. */
export function smsPin(messageId: string): string {
  const number = keyedDigest('sms pin', messageId).readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

/** Whether a PIN is that of a record, in constant time. */
export const isSmsPin = (messageId: string, pin: string): boolean =>
  pinPattern.test(pin) && timingSafeEqual(Buffer.from(smsPin(messageId)), Buffer.from(pin))
