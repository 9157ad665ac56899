import type { Text } from '../../lib/i18n/useText'

/** Fields of the forms that have a name and words of their own for when they are left out. */
const names = {
  name: 'field.name',
  subtitle: 'field.subtitle',
  externalId: 'field.externalId',
  email: 'field.email',
  owners: 'field.owners',
  groups: 'field.groups',
  gender: 'field.gender',
  type: 'field.type',
  region: 'field.region',
  currency: 'field.currency',
  inception: 'field.inception',
  objective: 'field.objective',
  riskLevel: 'field.riskLevel',
  esgRating: 'field.esgRating',
  symbol: 'field.symbol',
  assetClass: 'field.assetClass',
  securityType: 'field.securityType',
  units: 'field.units',
  purchaseValue: 'field.purchaseValue',
  date: 'field.date',
  annualGrowth: 'field.annualGrowth',
  pricePoints: 'field.pricePoints',
  amount: 'field.amount',
  localCcyAmount: 'field.localCcyAmount',
  phone: 'field.phone',
  userLanguage: 'field.language',
  portalLanguage: 'field.language',
  password: 'field.password',
  photo: 'field.logo',
  theme: 'field.theme',
  tnc: 'field.terms',
} as const

/** What a field is called; null for one that no form has. */
export const fieldName = (t: Text<'editing'>, field: string): string | null => {
  const key = names[field as keyof typeof names] as (typeof names)[keyof typeof names] | undefined
  return key ? t(key) : null
}

const missing = {
  name: 'required.name',
  email: 'required.email',
  owners: 'required.owners',
  phone: 'required.phone',
  userLanguage: 'required.language',
  portalLanguage: 'required.language',
  symbol: 'required.symbol',
  logo: 'required.logo',
  theme: 'required.theme',
} as const

const isMissing = (code: string): boolean => code === 'required' || code === 'too_small'

/** The specification's words for a field that was left out or does not fit; null for the kit's own. */
export function fieldFault(t: Text<'editing'>, field: string, code: string): string | null {
  if (code === 'email_taken') return t('emailTaken')
  if (code === 'email_fixed') return t('emailFixed')
  if (code === 'account_not_registered') return t('notRegistered')
  if (code === 'group_not_offered') return t('groupNotOffered')
  if (field === 'password') return t(code === 'too_small' ? 'password.short' : 'password.rule')
  const key = missing[field as keyof typeof missing] as (typeof missing)[keyof typeof missing] | undefined
  if (key && isMissing(code)) return t(key)
  return field === 'email' ? t('emailInvalid') : null
}
