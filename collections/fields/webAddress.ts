import type { PayloadRequest, TextField } from 'payload'
import { ruleText } from '../labels/ruleText'
import { optionalText } from './text'

type Field = Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & { name: string }

/** The address of a page, by https and nothing else: what people press must not run. */
export function webAddress(field: Field): TextField {
  const validate = (value: unknown, { req }: Readonly<{ req: PayloadRequest }>): true | string => {
    if (typeof value !== 'string' || value === '') return field.required ? ruleText(req, 'rule.required') : true
    return /^https:\/\/[^\s<>"'\\]+$/.test(value) || ruleText(req, 'rule.webAddress')
  }
  return { ...optionalText({ maxLength: 500, ...field }), validate }
}
