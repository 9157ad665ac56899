import type { EmailFieldValidation, Where } from 'payload'
import { ruleText } from '../labels/ruleText'

/** An address that no other person has, those in the trash among them, who keep theirs. Whoever signs in signs in with it. */
export const freeEmail: EmailFieldValidation = async (value, { event, id, req }) => {
  if (typeof value !== 'string' || value.trim() === '') return ruleText(req, 'rule.emailRequired')
  if (event === 'onChange') return true
  const where: Where[] = [{ email: { equals: value.trim().toLowerCase() } }]
  if (id !== undefined) where.push({ id: { not_equals: id } })
  // rights: only whether it is free is asked, by those who may save people.
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { and: where }, overrideAccess: true, trash: true, req })
  return totalDocs === 0 ? true : ruleText(req, 'rule.userEmailTaken')
}
