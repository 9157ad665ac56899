import FileText from 'lucide-react/icons/file-text'
import { useText } from '../../../lib/i18n/useText'
import { Button, type ButtonProps } from '../../../ui/Button'
import { ReportScope, type ReportScopeProps, useReportScope } from './ReportScope'

interface Look {
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  /** What the button says as long as no report is under way. */
  label?: string
}

/** Makes a report of a portfolio or of a whole account, and shows how far it is. Below a ReportScope it shares that scope's report. */
export function ReportButton({ accountId, portfolioId, ...look }: ReportScopeProps & Look) {
  const scope = useReportScope()
  if (scope) return <Trigger {...look} />
  return (
    <ReportScope accountId={accountId} {...(portfolioId ? { portfolioId } : {})}>
      <Trigger {...look} />
    </ReportScope>
  )
}

function Trigger({ variant = 'primary', size = 'm', label }: Look) {
  const t = useText('report')
  const scope = useReportScope()
  if (!scope) return null
  const { run, open } = scope
  const handlePress = () => {
    // Under way already: the press only shows how far it is.
    if (!run.isUnderWay) run.clear()
    open()
  }
  return (
    <Button variant={variant} size={size} icon={FileText} isBusy={run.isStarting} isDisabled={!run.canStart} onPress={handlePress}>
      {run.isUnderWay ? t('underWay') : (label ?? t('get'))}
    </Button>
  )
}
