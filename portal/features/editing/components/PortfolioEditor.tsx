import { type PortfolioForm, portfolioFormSchema, type PortfolioRecord } from '../../../../shared/contracts/editing/portfolio'
import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { usePortfolioRecord } from '../editing.read'
import { useChangeRecord, useCreateRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { useStanding } from '../useStanding'
import { PortfolioFields } from './PortfolioFields'
import { RecordForm } from './RecordForm'
import { RemoveButton } from './RemoveButton'

interface PortfolioEditorProps {
  portfolio: PortfolioRecord
  onClose: () => void
  /** It is in the trash, and its page with it. */
  onRemoved: () => void
}

/** Changes a portfolio, or moves it to the trash. The currency of one that a data provider has is not asked. */
export function PortfolioEditor({ onClose, onRemoved, portfolio }: PortfolioEditorProps) {
  const t = useText('editing')
  const { save } = useChangeRecord()
  const { onTheirs, record, tries } = useStanding(portfolio, (signal) => usePortfolioRecord.ask(signal, portfolio.id))
  const send = (values: PortfolioForm, version: string | null) => save({ ...values, updatedAt: version }, 'portfolios', portfolio.id)
  const former = portfolioFormSchema.parse(record)
  return (
    <RecordForm
      key={tries}
      schema={portfolioFormSchema}
      label={t('portfolio.title')}
      version={record.updatedAt}
      saved={t('saved')}
      onSave={send}
      onUndo={({ doc }) => send(former, doc.updatedAt)}
      messageOf={(field, code) => fieldFault(t, field, code)}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onTheirs}
      onClose={onClose}
      remove={<RemoveButton slug="portfolios" id={portfolio.id} done={t('portfolio.removed')} onRemoved={onRemoved} />}
    >
      <PortfolioFields portfolio={former} isProvided={record.externalId !== null} />
    </RecordForm>
  )
}

const blank: Omit<PortfolioForm, 'currency'> = {
  name: '',
  type: 'Other',
  region: null,
  inception: null,
  objective: null,
  riskLevel: null,
  esgRating: null,
}

/** A portfolio of an account that is kept by hand; in the brand's currency until another is chosen. */
export function NewPortfolioForm({
  account,
  onClose,
  onMade,
}: Readonly<{ account: string; onClose: () => void; onMade: (id: string) => void }>) {
  const t = useText('editing')
  const { currency } = useBrand()
  const { save } = useCreateRecord()
  return (
    <RecordForm
      schema={portfolioFormSchema}
      label={t('newPortfolio.title')}
      version={null}
      saved={t('saved')}
      onSave={(values) => save({ ...values, account }, 'portfolios')}
      onSaved={({ doc }) => onMade(doc.id)}
      messageOf={(field, code) => fieldFault(t, field, code)}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onClose}
      onClose={onClose}
    >
      <PortfolioFields portfolio={{ ...blank, currency }} isProvided={false} />
    </RecordForm>
  )
}
