import type { Access, PayloadRequest, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { editableAccounts } from './editableAccounts'
import { organisationOf } from './organisationOf'
import { isEnabled, isPlatformAdmin } from './rolesOf'

/**
 * Whose answers a person sees, on the host of the brand: their own (`field` names the people whose they are), those that belong to their
 * whole organisation, and those about the accounts that they look after. Admins see all.
 */
const answersOf = (req: PayloadRequest, field: 'owners' | 'uploader'): Where | boolean => {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return false
  if (isPlatformAdmin(actor)) return true
  const rules: Where[] = [{ [field]: { equals: actor.id } }]
  const organisation = organisationOf(req)
  if (organisation !== null) rules.push({ and: [{ owned: { equals: 'Organisation' } }, { organisation: { equals: organisation } }] })
  const accounts = editableAccounts(req, 'account.')
  if (typeof accounts === 'object') rules.push(accounts)
  const brand = brandOfRequest(req)
  return { and: [{ or: rules }, ...(brand === null ? [] : [{ brand: { equals: brand } }])] }
}

/** Read rule of submissions. */
export const visibleSubmissions: Access = ({ req }) => answersOf(req, 'owners')

/** The same for the files that came with them, and for those that a person has not sent yet. */
export const visibleFormFiles: Access = ({ req }) => answersOf(req, 'uploader')

/** Rule for taking a submission on: advisors those of their accounts, never those of a client's own; admins all. */
export const workableSubmissions: Access = ({ req }) => {
  const accounts = editableAccounts(req, 'account.')
  const brand = brandOfRequest(req)
  return typeof accounts === 'object' && brand !== null ? { and: [accounts, { brand: { equals: brand } }] } : accounts
}
