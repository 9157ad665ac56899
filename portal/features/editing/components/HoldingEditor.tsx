import { useState } from 'react'
import type { HoldingRecord, PricePoint } from '../../../../shared/contracts/editing/holding'
import type { QuoteUnit } from '../../../../shared/domain/currency'
import { useText } from '../../../lib/i18n/useText'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { useHoldingRecord } from '../editing.read'
import { useChangeRecord, useCreateRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { fieldsOf, type HoldingKind, holdingKinds, kindOf, schemaOf, sentOf } from '../model/holdingKinds'
import { useStanding } from '../useStanding'
import { HoldingFields } from './HoldingFields'
import { PricePoints } from './PricePoints'
import { RecordForm } from './RecordForm'
import { RemoveButton } from './RemoveButton'

/** Changes a holding that is kept by hand, with the form of its kind. */
export function HoldingEditor({ holding, onClose }: Readonly<{ holding: HoldingRecord; onClose: () => void }>) {
  const { tries, ...standing } = useStanding(holding, (signal) => useHoldingRecord.ask(signal, holding.id))
  return <StandingHolding key={tries} {...standing} onClose={onClose} />
}

function StandingHolding({ onClose, onTheirs, record }: Readonly<{ record: HoldingRecord; onTheirs: () => void; onClose: () => void }>) {
  const t = useText('editing')
  const { save } = useChangeRecord()
  const [points, setPoints] = useState<readonly PricePoint[]>(record.pricePoints ?? [])
  const kind = kindOf(record)
  return (
    <RecordForm
      schema={schemaOf[kind]}
      label={t('holding.title')}
      version={record.updatedAt}
      saved={t('holding.saved')}
      onSave={(values, version) =>
        save(
          { ...sentOf(kind, values, record), ...(kind === 'property' ? { pricePoints: points } : {}), updatedAt: version },
          'holdings',
          record.id,
        )
      }
      onUndo={({ doc }) => save({ ...fieldsOf(record), updatedAt: doc.updatedAt }, 'holdings', record.id)}
      messageOf={(field, code) => fieldFault(t, field, code)}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onTheirs}
      onClose={onClose}
      remove={<RemoveButton slug="holdings" id={record.id} done={t('holding.removed')} onRemoved={onClose} />}
    >
      <HoldingFields kind={kind} holding={record} currency={record.currency} />
      {kind === 'property' && <PricePoints start={record.pricePoints ?? []} onChange={setPoints} />}
    </RecordForm>
  )
}

interface NewHoldingFormProps {
  portfolio: string
  currency: QuoteUnit
  onClose: () => void
}

/** A new holding of a portfolio that is kept by hand: first what it is, then the form of that kind. */
export function NewHoldingForm({ currency, onClose, portfolio }: NewHoldingFormProps) {
  const t = useText('editing')
  const { save } = useCreateRecord()
  const [kind, setKind] = useState<HoldingKind>('security')
  const [points, setPoints] = useState<readonly PricePoint[]>([])
  return (
    <>
      <SegmentedControl
        label={t('kind')}
        items={holdingKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={kind}
        onChange={setKind}
        fill
      />
      <RecordForm
        schema={schemaOf[kind]}
        label={t('newHolding.title')}
        version={null}
        saved={t('holding.added')}
        onSave={(values) =>
          save({ ...sentOf(kind, values, null), portfolio, ...(kind === 'property' ? { pricePoints: points } : {}) }, 'holdings')
        }
        messageOf={(field, code) => fieldFault(t, field, code)}
        nameOf={(field) => fieldName(t, field)}
        onTheirs={onClose}
        onClose={onClose}
      >
        <HoldingFields key={kind} kind={kind} holding={null} currency={currency} />
        {kind === 'property' && <PricePoints start={[]} onChange={setPoints} />}
      </RecordForm>
    </>
  )
}
