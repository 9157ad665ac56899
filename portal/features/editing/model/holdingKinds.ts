import type { CashForm, HoldingRecord, PropertyForm, SecurityForm } from '../../../../shared/contracts/editing/holding'
import { cashFormSchema, propertyFormSchema, securityFormSchema, symbolLength } from '../../../../shared/contracts/editing/holding'

/** The forms that a holding has. */
export const holdingKinds = ['security', 'fund', 'property', 'cash'] as const
export type HoldingKind = (typeof holdingKinds)[number]

/** Which of the forms a holding is edited with. */
export function kindOf({ assetClass, type }: Pick<HoldingRecord, 'assetClass' | 'type'>): HoldingKind {
  if (assetClass === 'Property') return 'property'
  if (assetClass === 'Cash' || type === 'Cash') return 'cash'
  return type === 'Fund' ? 'fund' : 'security'
}

export const schemaOf = {
  security: securityFormSchema,
  fund: securityFormSchema,
  property: propertyFormSchema,
  cash: cashFormSchema,
} as const

type Values = SecurityForm | PropertyForm | CashForm

/**
 * What is sent of a holding. A property is one unit of type Commodity (specification 4). Money is as many units as it is worth, at a price of one;
 * it goes by its currency and a property by its name where they have no symbol yet.
 */
export function sentOf(kind: HoldingKind, values: Values, before: HoldingRecord | null) {
  switch (kind) {
    case 'property':
      return {
        ...values,
        symbol: before?.symbol ?? values.name.slice(0, symbolLength),
        assetClass: 'Property',
        type: 'Commodity',
        units: 1,
      }
    case 'cash':
      return { ...values, symbol: before?.symbol ?? values.currency, assetClass: 'Cash', type: 'Cash', purchaseValue: 1 }
    case 'fund':
      return { ...values, type: 'Fund' }
    case 'security':
      return { ...values, type: before?.type ?? 'Stock' }
  }
}

/** All fields of a holding that a form may have changed, for taking a save back. */
export const fieldsOf = ({ id: _id, portfolio: _portfolio, updatedAt: _updatedAt, ...fields }: HoldingRecord) => fields
