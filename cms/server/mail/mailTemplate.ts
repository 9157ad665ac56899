import type * as z from 'zod/mini'
import type { KeyPurpose } from '../../../collections/OneTimeKeys'
import type { Locale } from '../../../shared/i18n/locales'
import type { MailContent } from './renderMail'

/**
 * What a template is given beside its data. `origin` is the portal's address without a slash at its end; `keyOf` turns the id of a one-time key,
 * which is all that the outbox holds, into the key itself.
 */
export type MailFacts = Readonly<{ locale: Locale; firm: string; origin: string; keyOf: (id: string, purpose: KeyPurpose) => string }>

export type MailTemplate<Data = unknown> = Readonly<{
  /** Ids and plain values. */
  data: z.ZodMiniType<Data>
  /** A method, so that templates of different data fit into one map. */
  write(data: Data, facts: MailFacts): MailContent
}>
