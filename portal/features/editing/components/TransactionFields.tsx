import { use, useState } from 'react'
import type { HoldingRecord } from '../../../../shared/contracts/editing/holding'
import type { TransactionRecord } from '../../../../shared/contracts/editing/transaction'
import { type QuoteUnit, quoteUnits } from '../../../../shared/domain/currency'
import { bookedAssetClasses, bookingTypes, heldRegions, heldTypes } from '../../../../shared/domain/heldByHand'
import { decimal } from '../../../../shared/domain/money'
import { formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Select } from '../../../ui/Select'
import { TextField } from '../../../ui/TextField'
import { DraftedDate, DraftContext, DraftedText, useStart } from '../draftedFields'
import { Choice } from './Choice'
import { DecimalField } from './DecimalField'
import { Fields, Wide } from './RecordForm'

interface TransactionFieldsProps {
  /** Null for something new. */
  transaction: TransactionRecord | null
  /** What the portfolio holds. */
  holdings: readonly HoldingRecord[]
  /** Of the portfolio, for something new. */
  currency: QuoteUnit
}

/** What was typed for another holding. */
const nothing = {}

/** The type of security that a holding is of, or that a transaction says. */
const typeOf = (from: HoldingRecord | TransactionRecord | null): HoldingRecord['type'] | null =>
  from === null ? null : 'units' in from ? from.type : from.securityType

/** What a transaction is made of. One of something that is held takes its name, symbol, currency, class, type and region from there. */
export function TransactionFields({ currency, holdings, transaction }: TransactionFieldsProps) {
  const t = useText('editing')
  const common = useText('common')
  const locale = useLocale()
  const draft = use(DraftContext)
  const typed = useStart().textOf('symbol', transaction?.symbol ?? '')
  const [first] = useState(holdings.find((holding) => holding.symbol === typed)?.id ?? '')
  const [of, setOf] = useState(first)
  const [symbol, setSymbol] = useState(typed)
  const chosen = holdings.find(({ id }) => id === of)
  const held = holdings.find((holding) => holding.symbol === symbol.trim())
  const from = transaction?.symbol && transaction.symbol === chosen?.symbol ? transaction : (chosen ?? transaction)
  return (
    <>
      {holdings.length > 0 && (
        <Select
          label={t('field.of')}
          options={[...holdings.map(({ id, name, symbol: code }) => ({ id, label: `${name} · ${code}` })), { id: '', label: t('another') }]}
          value={of}
          onChange={(id) => {
            setOf(id)
            setSymbol(holdings.find((holding) => holding.id === id)?.symbol ?? '')
          }}
        />
      )}
      <DraftContext value={of === first ? draft : nothing}>
        <Fields>
          <Choice
            name="type"
            label={t('field.type')}
            options={bookingTypes.map((id) => ({ id, label: common(`transactionType.${id}`) }))}
            defaultValue={transaction?.type ?? null}
          />
          <DraftedDate name="date" label={t('field.date')} defaultValue={transaction?.date ?? null} />
          {/* Fields take their first values once: those of another holding are other fields. */}
          <Wide key={`name ${of}`}>
            <DraftedText name="name" label={t('field.name')} defaultValue={from?.name ?? ''} maxLength={200} />
          </Wide>
          <TextField name="symbol" label={t('field.symbol')} value={symbol} onChange={setSymbol} maxLength={40} />
          <DecimalField
            name="amount"
            label={t('field.amount')}
            hint={held && t('heldNow', { units: formatUnits(decimal(held.units), locale) })}
            defaultValue={transaction?.amount ?? null}
          />
          <DecimalField name="localCcyAmount" label={t('field.localCcyAmount')} defaultValue={transaction?.localCcyAmount ?? null} />
          <Choice
            key={`currency ${of}`}
            name="currency"
            label={t('field.currency')}
            options={quoteUnits.map((id) => ({ id, label: id === 'GBX' ? t('pence') : id }))}
            defaultValue={from?.currency ?? currency}
          />
          <Choice
            key={`assetClass ${of}`}
            name="assetClass"
            label={t('field.assetClass')}
            options={bookedAssetClasses.map((id) => ({ id, label: t(`assetClass.${id}`) }))}
            defaultValue={from?.assetClass ?? null}
            isOptional
          />
          <Choice
            key={`securityType ${of}`}
            name="securityType"
            label={t('field.securityType')}
            options={heldTypes.map((id) => ({ id, label: t(`securityType.${id}`) }))}
            defaultValue={typeOf(from)}
            isOptional
          />
          <Choice
            key={`region ${of}`}
            name="region"
            label={t('field.region')}
            options={heldRegions.map((id) => ({ id, label: t(`region.${id}`) }))}
            defaultValue={from?.region ?? null}
            isOptional
          />
        </Fields>
      </DraftContext>
    </>
  )
}
