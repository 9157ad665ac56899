import * as z from 'zod/mini'
import type { HoldingRecord } from '../../../../shared/contracts/editing/holding'
import { type TransactionForm, transactionFormSchema, type TransactionRecord } from '../../../../shared/contracts/editing/transaction'
import type { QuoteUnit } from '../../../../shared/domain/currency'
import { decimal } from '../../../../shared/domain/money'
import { formatUnits } from '../../../../shared/format/number'
import type { ApiError } from '../../../lib/apiClient'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { useTransactionRecord } from '../editing.read'
import { useChangeRecord, useCreateRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { useStanding } from '../useStanding'
import { RecordForm } from './RecordForm'
import { RemoveButton } from './RemoveButton'
import { TransactionFields } from './TransactionFields'

interface TransactionEditorProps {
  transaction: TransactionRecord
  holdings: readonly HoldingRecord[]
  onClose: () => void
}

/** Changes a transaction that is kept by hand; units that are held follow. */
export function TransactionEditor({ holdings, onClose, transaction }: TransactionEditorProps) {
  const t = useText('editing')
  const words = useTransactionWords()
  const { save } = useChangeRecord()
  const { onTheirs, record, tries } = useStanding(transaction, (signal) => useTransactionRecord.ask(signal, transaction.id))
  const send = (values: Omit<TransactionForm, 'symbol'> & { symbol: string | null }, version: string | null) =>
    save({ ...values, updatedAt: version }, 'transactions', transaction.id)
  const { id: _id, portfolio: _portfolio, updatedAt: _updatedAt, ...former } = record
  return (
    <RecordForm
      key={tries}
      schema={transactionFormSchema}
      label={t('transaction.title')}
      version={record.updatedAt}
      saved={t('saved')}
      onSave={send}
      onUndo={({ doc }) => send(former, doc.updatedAt)}
      messageOf={words}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onTheirs}
      onClose={onClose}
      remove={<RemoveButton slug="transactions" id={transaction.id} done={t('transaction.removed')} onRemoved={onClose} />}
    >
      <TransactionFields transaction={record} holdings={holdings} currency={record.currency} />
    </RecordForm>
  )
}

interface NewTransactionFormProps {
  portfolio: string
  holdings: readonly HoldingRecord[]
  currency: QuoteUnit
  onClose: () => void
}

/** A new transaction of a portfolio that is kept by hand. */
export function NewTransactionForm({ currency, holdings, onClose, portfolio }: NewTransactionFormProps) {
  const t = useText('editing')
  const words = useTransactionWords()
  const { save } = useCreateRecord()
  return (
    <RecordForm
      schema={transactionFormSchema}
      label={t('newTransaction.title')}
      version={null}
      saved={t('saved')}
      onSave={(values) => save({ ...values, portfolio }, 'transactions')}
      messageOf={words}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onClose}
      onClose={onClose}
    >
      <TransactionFields transaction={null} holdings={holdings} currency={currency} />
    </RecordForm>
  )
}

const unitsSchema = z.object({ units: z.number() })
const required: readonly string[] = ['symbol', 'type', 'amount']

/** The specification's words for the fields of a transaction; of a sale of more than is held it is the server that knows how many there are. */
function useTransactionWords() {
  const t = useText('editing')
  const locale = useLocale()
  return (field: string, code: string, refusal: ApiError | null): string | null => {
    if (field === 'amount' && code === 'not_enough_units') {
      const { data } = unitsSchema.safeParse(refusal?.detail)
      return t('notEnough', { units: data ? formatUnits(decimal(data.units), locale) : '0' })
    }
    const isMissing = code === 'required' || (field === 'symbol' && code === 'too_small')
    return required.includes(field) && isMissing ? t('required.field') : fieldFault(t, field, code)
  }
}
