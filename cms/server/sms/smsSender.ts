import { settings } from '../settings'
import { demoSender } from './demoSender'
import { gatewaySender } from './gatewaySender'

/** `id` is that of the record in `sms`: a gateway that knows it sends once, however often it is asked. */
export type SmsMessage = Readonly<{ id: string; to: string; text: string }>
/** What the provider said in a few words, without the message: it is stored. `refused`: it will never take this one. */
export type SmsOutcome = Readonly<{ kind: 'taken' | 'refused'; answer: string }>

/** Whoever carries a text message to a telephone. `send` rejects when another try may help. */
export type SmsSender = Readonly<{ send: (message: SmsMessage) => Promise<SmsOutcome> }>

/** The gateway of the settings; without one a demo shows its messages itself, and any other installation sends none: null. */
export function smsSender(): SmsSender | null {
  const { isDemo, sms } = settings()
  if (sms) return gatewaySender(sms)
  return isDemo ? demoSender : null
}

/** Whether a PIN can be sent to a telephone here. */
export const canSendSms = (): boolean => settings().sms !== null || settings().isDemo
