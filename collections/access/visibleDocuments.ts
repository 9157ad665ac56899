import type { Access, Where } from 'payload'
import { actorOf } from './actorOf'
import { editableAccounts } from './editableAccounts'
import { relatedIds } from './related'
import { accountsOf } from './visibleAccounts'
import { ofVisibleGroup } from './visibleGroups'
import { brandOfRequest } from './brandOfRequest'
import { hasRole } from './rolesOf'

/** Statements that their batch has released, and all that is no statement; platform admins see what is held too. */
export const released: Where = { heldBy: { exists: false } }

/** Documents of the accounts that a person may see, of their groups, and of the portals that they see. */
export const visibleDocuments: Access = async ({ req }) => {
  const ofAccount = accountsOf(req, { prefix: 'account.', delegated: 'downloads' })
  if (ofAccount === true) return true
  const scopes: Where[] = ofAccount === false ? [] : [ofAccount]
  const ofGroup = ofAccount === false ? null : await ofVisibleGroup(req)
  if (ofGroup) scopes.push(ofGroup)
  const portals = ofAccount === false ? [] : await relatedIds(req, 'portal')
  if (portals.length > 0) {
    const brand = brandOfRequest(req)
    scopes.push({
      and: [
        { portal: { in: portals } },
        { 'portal.active': { equals: true } },
        { 'portal.deletedAt': { equals: null } },
        ...(brand === null ? [] : [{ 'portal.brand': { equals: brand } }]),
      ],
    })
  }
  return scopes.length > 0 && { and: [released, { or: scopes }] }
}

/** Admins, and advisors of the account's team; reports that were made on request are changed by nobody (docs/decisions/086). */
export const editableDocuments: Access = ({ req }) => {
  const rule = editableAccounts(req, 'account.')
  return typeof rule === 'boolean' ? rule : { and: [rule, { generatedPdf: { not_equals: true } }] }
}

/** Whoever has an account may try: which account and which type is `ownDocument`'s to say, as Payload asks this rule before it knows the record. */
export const byPeopleWithAccounts: Access = ({ req }) => hasRole(actorOf(req), 'admin', 'advisor', 'investor')
