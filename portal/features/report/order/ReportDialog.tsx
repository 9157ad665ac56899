import CalendarRange from 'lucide-react/icons/calendar-range'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { ReportStatus } from '../../../../shared/contracts/reportOrders'
import { formatDate } from '../../../../shared/format/date'
import { formatBytes } from '../../../../shared/format/bytes'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/Button'
import { ButtonAnchor } from '../../../ui/ButtonAnchor'
import { Dialog } from '../../../ui/Dialog'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Notice } from '../../../ui/Notice'
import { useToast } from '../../../ui/ToastProvider'
import { useReportKinds } from '../reportKinds.read'
import type { ReportSubject } from '../reportUnderWay.read'
import { documentUrl } from '../documentUrl'
import type { ReportOrdered, ReportRun } from '../model/useReport'
import { ReportOrder } from './ReportOrder'
import { ReportSteps } from './ReportSteps'

/** What the server refuses with a reason of its own. */
const refusals: Partial<Record<string, 'tooManyText' | 'quotaText' | 'dateText' | 'currenciesText'>> = {
  too_many_reports: 'tooManyText',
  report_quota: 'quotaText',
  date_not_available: 'dateText',
  invalid_period: 'dateText',
  several_currencies: 'currenciesText',
}

interface ReportDialogProps {
  run: ReportRun
  /** What the report is of; null while the account is not known. */
  subject: ReportSubject | null
  isOpen: boolean
  onClose: () => void
}

/** The choice of a kind and a period, then the progress of the report; at its end the document, or why there is none. */
export function ReportDialog({ run, subject, isOpen, onClose }: ReportDialogProps) {
  const t = useText('reportOrder')
  const report = useText('report')
  const common = useText('common')
  const { status } = run
  const hasFailed = !run.isStarting && (run.startError !== null || status?.state === 'failed')
  const document = status?.state === 'done' ? status.document : null
  const isOrder = !hasFailed && !document && !run.isUnderWay && !status
  const offered = useReportKinds(isOpen && isOrder ? subject : null)
  const canOrder = isOrder && (offered.data !== undefined || offered.error !== undefined)
  const formId = useId()
  const toast = useToast()
  const navigate = useNavigate()
  const { portal = '' } = useParams()
  const canCancel = run.isUnderWay && status?.isOwn === true
  const handleCancel = async () => {
    try {
      if (await run.cancel()) toast(t('cancelled'), { tone: 'success' })
    } catch {
      toast(t('cancelFailed'), { tone: 'error' })
    }
  }
  const handleView = async ({ kind, period, renderConsolidated }: ReportOrdered) => {
    if (!subject) return
    onClose()
    await navigate(
      paths.accountExport(portal, subject.accountId, {
        ...(subject.portfolioId ? { portfolio: subject.portfolioId } : {}),
        kind,
        ...(renderConsolidated ? { renderConsolidated: 'true' } : {}),
        ...period,
      }),
    )
  }
  const title = isOrder ? t('order') : hasFailed ? report('dialogFailed') : document ? report('dialogDone') : t('dialogUnderWay')

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width="28rem"
      // The second press of a double click on the button falls beside the dialog that the first one opened.
      staysOnPressOutside
      footer={
        <>
          <Button onPress={onClose}>{common(isOrder ? 'cancel' : 'close')}</Button>
          {canCancel && (
            <Button writes onPress={() => void handleCancel()}>
              {t('cancel')}
            </Button>
          )}
          {canOrder && (
            <Button variant="primary" type="submit" form={formId} icon={FileText}>
              {t('make')}
            </Button>
          )}
          {hasFailed && (
            <Button icon={CalendarRange} onPress={run.clear}>
              {t('chooseAgain')}
            </Button>
          )}
          {hasFailed && (
            <Button writes variant="primary" icon={RefreshCw} isBusy={run.isStarting} onPress={() => void run.start()}>
              {t('retry')}
            </Button>
          )}
          {document && (
            <>
              <ButtonAnchor href={documentUrl(document.id)} icon={Download}>
                {t('download')}
              </ButtonAnchor>
              <ButtonAnchor
                variant="primary"
                href={documentUrl(document.id, { isInline: true })}
                icon={ExternalLink}
                target="_blank"
                rel="noopener"
              >
                {t('open')}
              </ButtonAnchor>
            </>
          )}
        </>
      }
    >
      {isOrder ? (
        canOrder ? (
          <ReportOrder
            formId={formId}
            kinds={offered.data?.kinds ?? null}
            canConsolidate={offered.data?.canConsolidate ?? false}
            onOrder={run.start}
            onView={handleView}
          />
        ) : (
          <RowsSkeleton count={3} />
        )
      ) : hasFailed ? (
        <p role="alert">{t(refusals[run.startError?.code ?? ''] ?? 'failedText')}</p>
      ) : (
        <>
          {status && document ? <DocumentLine status={status} document={document} /> : <p>{t('underWayText')}</p>}
          <ReportSteps state={status && status.state !== 'failed' ? status.state : 'queued'} />
          {run.isLost && (
            <Notice
              tone="warning"
              title={t('lostText')}
              action={
                <Button size="s" icon={RefreshCw} onPress={run.refresh}>
                  {t('retry')}
                </Button>
              }
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function DocumentLine({ status, document }: { status: ReportStatus; document: NonNullable<ReportStatus['document']> }) {
  const t = useText('reportOrder')
  const locale = useLocale()
  const values = { name: document.name, size: formatBytes(document.bytes, locale) }
  return <p>{status.asOf ? t('doneTextAsOf', { ...values, date: formatDate(status.asOf) }) : t('doneText', values)}</p>
}
