import { settings } from '../settings'
import { demoSender } from './demoSender'
import { gatewaySender } from './gatewaySender'
import type { SmsSender } from './sms'

/** The gateway of the settings; without one a demo shows its messages itself, and any other installation sends none: null. */
export function smsSender(): SmsSender | null {
  const { isDemo, sms } = settings()
  if (sms) return gatewaySender(sms)
  return isDemo ? demoSender : null
}

/** Whether a PIN can be sent to a telephone here. */
export const canSendSms = (): boolean => settings().sms !== null || settings().isDemo
