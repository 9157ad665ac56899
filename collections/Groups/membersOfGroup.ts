import type { ArrayFieldValidation } from 'payload'
import { idOf } from '../idOf'
import { ruleText } from '../labels/ruleText'

type Row = Readonly<{ account?: unknown; user?: unknown }>

const keyOf = ({ account, user }: Row): string => `${idOf(account) ?? ''}/${idOf(user) ?? ''}`

/** Each row is one account or one person, nobody stands there twice, and an account that is new to the group has a registered client. */
export const membersOfGroup: ArrayFieldValidation = async (value, { event, previousValue, req }) => {
  const rows: readonly Row[] = Array.isArray(value) ? (value as Row[]) : []
  if (rows.some(({ account, user }) => (idOf(account) === null) === (idOf(user) === null))) return ruleText(req, 'rule.memberIsOne')
  if (new Set(rows.map(keyOf)).size !== rows.length) return ruleText(req, 'rule.memberTwice')
  if (event === 'onChange') return true
  const before = new Set((Array.isArray(previousValue) ? (previousValue as Row[]) : []).map(({ account }) => idOf(account)))
  const fresh = rows.flatMap(({ account }) => idOf(account) ?? []).filter((id) => !before.has(id))
  if (fresh.length === 0) return true
  // rights: only how many of them have no client is asked; that the person may relate them is the field's own rule.
  const { totalDocs } = await req.payload.count({
    collection: 'accounts',
    where: { and: [{ id: { in: fresh } }, { client: { exists: false } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 ? true : ruleText(req, 'rule.notRegistered')
}
