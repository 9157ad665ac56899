import { randomUUID } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { letterLength, type SendEmailRequest } from '../../../../shared/contracts/letters'
import { textOfHtml } from '../../../../shared/domain/textOfHtml'
import type { Locale } from '../../../../shared/i18n/locales'
import { editableAccounts } from '../../../../collections/access/editableAccounts'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import { notFound } from '../../http/notFound'
import { queueMail } from '../../mail/queueMail'
import { belongsToBrand } from '../session/belongsToBrand'
import { isShut, personOfAddress } from '../users/personOfAddress'

type Recipient = Readonly<{ collection: 'users' | 'accounts'; id: string; name: string; user: string | null; locale: Locale | null }>

/**
 * Writes to somebody whom the person of a request may see on this brand, or to the address of an account that they may write; nobody else. Throws
 * 404 for any other address, whether or not somebody has it, and 400 for a letter without words or with too many.
 */
export async function sendLetter(
  req: PayloadRequest,
  brand: Brand,
  { email, message: { html, subject } }: SendEmailRequest,
): Promise<void> {
  const text = textOfHtml(html)
  if (text === '' || text.length > letterLength) {
    const message = text === '' ? 'The letter has no words' : `Max ${letterLength} characters`
    throw new APIError(message, 400, { code: 'invalid_input', issues: [{ field: 'message.html', message }] }, true)
  }
  const recipient = (await personInScope(req, brand, email)) ?? (await accountInScope(req, brand, email))
  if (!recipient) throw notFound()
  const { collection, id, locale, name, user } = recipient
  await queueMail(req.payload, {
    template: 'staffLetter',
    to: email,
    ...(user === null ? {} : { user }),
    brand: brand.name,
    locale: locale ?? brand.defaultLocale,
    data: { name, from: req.user?.name ?? '', subject, text },
    onceKey: `staffLetter:${randomUUID()}`,
  })
  await recordActivity(req, { type: 'Mailed', collection, recordId: id, recordTitle: name })
}

async function personInScope(req: PayloadRequest, brand: Brand, email: string): Promise<Recipient | null> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (!docs[0]) return null
  // Of a person whom one may see some fields stay hidden; what is asked here are theirs.
  const person = await personOfAddress(req.payload, email)
  if (!person || isShut(person)) return null
  if (!(await belongsToBrand(req.payload, { actor: person, organisation: idOf(person.organisation), brand }))) return null
  return { collection: 'users', id: person.id, name: person.name, user: person.id, locale: person.userLanguage ?? null }
}

/** An account whose client has no sign-in yet; that of a disabled person gets no letters. */
async function accountInScope(req: PayloadRequest, brand: Brand, email: string): Promise<Recipient | null> {
  const rule = editableAccounts(req)
  if (rule === false || (await personOfAddress(req.payload, email))) return null
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ email: { equals: email } }, { 'portal.brand': { equals: brand.name } }, ...(rule === true ? [] : [rule])] },
    depth: 0,
    joins: false,
    limit: 1,
    pagination: false,
    // rights: the rule for writing the account stands in the query.
    overrideAccess: true,
    req,
  })
  const [account] = docs
  return account ? { collection: 'accounts', id: account.id, name: account.name, user: null, locale: null } : null
}
