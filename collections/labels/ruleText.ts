import type { PayloadRequest } from 'payload'
import { isLocale } from '../../shared/i18n/locales'
import { type LabelKey, label } from './label'

/** Sentences that refuse a value. */
export type RuleKey = Extract<LabelKey, `rule.${string}` | `option.problem.${string}`>

type Values = Readonly<Record<string, string | number>>
type Asked = Partial<Pick<PayloadRequest, 'i18n'>> | undefined

/** What a rule says of a value, in the language of the request; English without one. `{limit}` and the like are filled in. */
export const ruleText = (req: Asked, key: RuleKey, values: Values = {}): string => sentence(req, key, values)

/** A sentence of the panel, as above. */
export function sentence(req: Asked, key: RuleKey | Extract<LabelKey, `notice.${string}`>, values: Values = {}): string {
  const language = String(req?.i18n?.language ?? 'en')
  const text = label(key)[isLocale(language) ? language : 'en']
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
}
