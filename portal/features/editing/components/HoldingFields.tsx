import { use, useState } from 'react'
import type { HoldingRecord } from '../../../../shared/contracts/editing/holding'
import { type QuoteUnit, quoteUnits } from '../../../../shared/domain/currency'
import type { Fund } from '../../../../shared/domain/fund'
import { heldRegions } from '../../../../shared/domain/heldByHand'
import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Text } from '../../../ui/Text'
import { DraftContext, DraftedDate, DraftedText, useStart } from '../draftedFields'
import { heldValue } from '../model/heldValue'
import type { HoldingKind } from '../model/holdingKinds'
import { Choice } from './Choice'
import { DecimalField } from './DecimalField'
import { FundLookup } from './FundLookup'
import { Fields, Wide } from './RecordForm'

interface HoldingFieldsProps {
  kind: HoldingKind
  /** Null for something new. */
  holding: HoldingRecord | null
  /** Of the portfolio, for something new. */
  currency: QuoteUnit
}

const isUnit = (id: string): id is QuoteUnit => quoteUnits.some((unit) => unit === id)

/** What a holding is made of. Something new can be looked up where the firm has a market feed; what was found then fills the fields as a draft does. */
export function HoldingFields(props: HoldingFieldsProps) {
  const { holding, kind } = props
  const { navigation } = useBrand()
  const draft = use(DraftContext)
  const [picked, setPicked] = useState<Fund | null>(null)
  const mayLookUp = holding === null && (kind === 'security' || kind === 'fund') && navigation.explorer
  return (
    <>
      {mayLookUp && <FundLookup onPick={setPicked} />}
      <DraftContext value={picked ? { ...draft, ...fieldsOf(picked) } : draft}>
        <OwnFields key={picked?.id ?? ''} {...props} />
      </DraftContext>
    </>
  )
}

const assetClasses: Partial<Record<Fund['assetClass'], string>> = { Equity: 'Equity', 'Fixed Interest': 'Fixed income' }

/** What a fund says of itself, by field. */
const fieldsOf = ({ assetClass, currency, isin, name, symbol }: Fund): Record<string, string> => ({
  name,
  symbol: symbol ?? isin ?? '',
  assetClass: assetClasses[assetClass] ?? 'Other',
  ...(isUnit(currency) ? { currency } : {}),
})

/** The fields, and what they come to: price times units, as one types. */
function OwnFields({ currency, holding, kind }: HoldingFieldsProps) {
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
