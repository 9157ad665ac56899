import type { RelationshipField } from 'payload'
import { ofMany } from '../fields/ofMany'
import { ruleText } from '../labels/ruleText'
import { mayAdvise } from './mayAdvise'

/** Key of the request's context for an account that the server opens before the firm has said who looks after it. */
export const withoutAdvisor = 'withoutAdvisor'

/** The advisors of an account: at least one, whoever saves it. */
export const ownersField: RelationshipField = {
  name: 'owners',
  type: 'relationship',
  relationTo: 'users',
  hasMany: true,
  required: true,
  index: true,
  filterOptions: mayAdvise,
  admin: ofMany('replace'),
  validate: (value: unknown, { req }) =>
    (Array.isArray(value) && value.length > 0) || req.context[withoutAdvisor] ? true : ruleText(req, 'rule.advisorRequired'),
}
