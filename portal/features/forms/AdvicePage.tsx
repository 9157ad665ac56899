import ListChecks from 'lucide-react/icons/list-checks'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { FormPage } from './FormPage'
import { useQuestionnaire } from './forms.read'

/** The questionnaire that the firm gives its advice by; a brand that has published none says so. */
export function AdvicePage() {
  const read = useQuestionnaire()
  const { data } = read
  return <FormPage read={read} asked={data && { form: data, name: data.name, process: null }} missing={<NoQuestionnaire />} />
}

function NoQuestionnaire() {
  const t = useText('forms')
  usePage({ title: t('adviceTitle') })
  return (
    <>
      <h1>{t('adviceTitle')}</h1>
      <Card>
        <EmptyState icon={ListChecks} title={t('noQuestionnaireTitle')} level={2}>
          {t('noQuestionnaireText')}
        </EmptyState>
      </Card>
    </>
  )
}
