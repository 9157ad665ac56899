import type { PayloadRequest } from 'payload'
import type { LabelKey } from '../labels/label'
import { ruleText } from '../labels/ruleText'

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** A rule for `validate`: what is blank is refused in these words; everything else is left to the field's type. */
export const filled =
  (key: Extract<LabelKey, `rule.${string}`>) =>
  (value: unknown, { req }: Readonly<{ req: PayloadRequest }>): true | string =>
    isBlank(value) ? ruleText(req, key) : true
