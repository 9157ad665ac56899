import type { ReportState } from '../../../../shared/contracts/reportOrders'
import { useText } from '../../../lib/i18n/useText'
import { Steps } from '../../../ui/Steps'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { reportSteps } from '../model/progress'

/** How far a report is: five steps, the present one read out. */
export function ReportSteps({ state }: { state: Exclude<ReportState, 'failed'> }) {
  const t = useText('reportOrder')
  const current = reportSteps.indexOf(state)
  return (
    <>
      <Steps
        label={t('steps')}
        steps={reportSteps.map((id, index) => ({
          id,
          label: t(`step.${id}`),
          state: index < current || state === 'done' ? 'done' : index === current ? 'current' : 'todo',
        }))}
      />
      <VisuallyHidden role="status">
        {t('announce', { step: current + 1, steps: reportSteps.length, name: t(`step.${state}`) })}
      </VisuallyHidden>
    </>
  )
}
