import type { TextareaField } from 'payload'
import { textarea } from 'payload/shared'
import { ruleText } from '../labels/ruleText'

/** Most characters of what search engines and shared links show of a page. */
const limit = 150

/** What search engines and shared links say of a page, in at most 150 characters. */
export const seoDescriptionField = (): TextareaField => ({
  name: 'description',
  type: 'textarea',
  maxLength: limit,
  validate: (value, options) =>
    typeof value === 'string' && value.length > limit ? ruleText(options.req, 'rule.textLimit', { limit }) : textarea(value, options),
})
