import type * as z from 'zod/mini'
import type { MailContent } from '../renderMail'
import type { MailFacts, MailTemplate } from '../mailTemplate'
import { delegation } from './delegation'
import { emailChange } from './emailChange'
import { invitation } from './invitation'
import { messageReceived } from './messageReceived'
import { newDevice } from './newDevice'
import { newEmail } from './newEmail'
import { passwordChanged } from './passwordChanged'
import { passwordLink } from './passwordLink'
import { reportReady } from './reportReady'
import { signInLink } from './signInLink'
import { passkeyAdded, passkeyRemoved, recoveryCodeUsed, secondFactorOff, secondFactorOn, secondFactorReset } from './securityNotices'
import { signUpKnown } from './signUpKnown'
import { signUpLink } from './signUpLink'
import { staffLetter } from './staffLetter'
import { statementCorrected, statementReady } from './statements'
import { submissionReceived } from './submissionReceived'
import { submissionSent } from './submissionSent'

/** Every mail of the product, by the name that its row in the outbox bears. */
export const mailTemplates = {
  reportReady,
  statementReady,
  statementCorrected,
  invitation,
  delegation,
  passwordLink,
  signInLink,
  passwordChanged,
  secondFactorOn,
  secondFactorOff,
  secondFactorReset,
  recoveryCodeUsed,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  newEmail,
  emailChange,
  signUpLink,
  signUpKnown,
  staffLetter,
  submissionReceived,
  submissionSent,
  messageReceived,
}

export type MailName = keyof typeof mailTemplates
export type MailData<Name extends MailName> = z.infer<(typeof mailTemplates)[Name]['data']>

/** The words of a mail as its row holds it. Throws an `Error` for a template that is no more and for data that it cannot read. */
export function writeMail(name: string, data: unknown, facts: MailFacts): MailContent {
  const template = new Map<string, MailTemplate>(Object.entries(mailTemplates)).get(name)
  if (!template) throw new Error(`There is no mail ${name}`)
  return template.write(template.data.parse(data), facts)
}
