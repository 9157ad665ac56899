import { useState } from 'react'
import type { HoldingRecord } from '../../../../shared/contracts/editing/holding'
import { type QuoteUnit, quoteUnits } from '../../../../shared/domain/currency'
import { heldRegions } from '../../../../shared/domain/heldByHand'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Text } from '../../../ui/Text'
import { DraftedDate, DraftedText, useStart } from '../draftedFields'
import { heldValue } from '../model/heldValue'
import type { HoldingKind } from '../model/holdingKinds'
import { Choice } from './Choice'
import { DecimalField } from './DecimalField'
import { Fields, Wide } from './RecordForm'

interface HoldingFieldsProps {
  kind: HoldingKind
  /** Null for something new. */
  holding: HoldingRecord | null
  /** Of the portfolio, for something new. */
  currency: QuoteUnit
}

const isUnit = (id: string): id is QuoteUnit => quoteUnits.some((unit) => unit === id)

/** What a holding is made of, and what it comes to: price times units, as one types. */
export function HoldingFields({ currency, holding, kind }: HoldingFieldsProps) {
  const t = useText('editing')
  const start = useStart()
  const [units, setUnits] = useState(start.numberOf('units', holding?.units ?? null))
  const [price, setPrice] = useState(start.numberOf('purchaseValue', holding?.purchaseValue ?? null))
  const typedUnit = start.textOf('currency', holding?.currency ?? currency)
  const [unit, setUnit] = useState<QuoteUnit>(isUnit(typedUnit) ? typedUnit : currency)
  const isSecurity = kind === 'security' || kind === 'fund'
  const value = heldValue(kind === 'property' ? 1 : units, kind === 'cash' ? 1 : price, unit)
  return (
    <Fields>
      <Wide>
        <DraftedText name="name" label={t('field.name')} defaultValue={holding?.name ?? ''} maxLength={200} />
      </Wide>
      {isSecurity && (
        <>
          <DraftedText name="symbol" label={t('field.symbol')} hint={t('symbolHint')} defaultValue={holding?.symbol ?? ''} maxLength={40} />
          <Choice
            name="assetClass"
            label={t('field.assetClass')}
            options={(['Equity', 'Fixed income', 'Other'] as const).map((id) => ({ id, label: t(`assetClass.${id}`) }))}
            defaultValue={holding?.assetClass ?? 'Equity'}
          />
        </>
      )}
      {kind !== 'property' && (
        <DecimalField
          name="units"
          label={t(kind === 'cash' ? 'field.cashAmount' : 'field.units')}
          defaultValue={units}
          onChange={setUnits}
        />
      )}
      {kind !== 'cash' && (
        <DecimalField
          name="purchaseValue"
          label={t(kind === 'property' ? 'field.propertyPrice' : 'field.purchaseValue')}
          hint={unit === 'GBX' ? t('inPence') : undefined}
          defaultValue={price}
          onChange={setPrice}
        />
      )}
      <Choice
        name="currency"
        label={t('field.currency')}
        options={quoteUnits.map((id) => ({ id, label: id === 'GBX' ? t('pence') : id }))}
        defaultValue={unit}
        onChange={(id) => isUnit(id) && setUnit(id)}
      />
      {kind === 'property' && (
        <DecimalField name="annualGrowth" label={t('field.annualGrowth')} defaultValue={holding?.annualGrowth ?? null} decimals={4} />
      )}
      {kind !== 'cash' && (
        <>
          <Choice
            name="region"
            label={t('field.region')}
            options={heldRegions.map((id) => ({ id, label: t(`region.${id}`) }))}
            defaultValue={holding?.region ?? null}
            isOptional
          />
          <DraftedDate name="date" label={t('field.purchaseDate')} defaultValue={holding?.date ?? null} />
        </>
      )}
      <Wide>
        <Text as="p" $role="label">
          {t(kind === 'cash' ? 'value.cash' : 'value')}
        </Text>
        <Text as="p" $role="strong" role="status">
          <Amount value={value} missing={t('value.missing')} />
        </Text>
      </Wide>
    </Fields>
  )
}
