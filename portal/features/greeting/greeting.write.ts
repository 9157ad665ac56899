import { acceptTermsRequestSchema, greetingSeenRequestSchema } from '../../../shared/contracts/greeting'
import { defineWrite } from '../../lib/data/defineWrite'
import { useGreeting } from './greeting.read'

/** Rejects with code `terms_changed` when the text that was read is not the portal's any more. */
export const useAcceptTerms = defineWrite(acceptTermsRequestSchema, 'POST', () => '/api/greeting/terms', { changes: [useGreeting] })

export const useGreetingSeen = defineWrite(greetingSeenRequestSchema, 'POST', () => '/api/greeting/seen')
