import RefreshCw from 'lucide-react/icons/refresh-cw'
import { isoDate } from '../../shared/domain/dates'
import { formatDate } from '../../shared/format/date'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CardBody } from '../ui/CardBody'
import { CardFoot } from '../ui/CardFoot'
import { CardHead } from '../ui/CardHead'
import { Cluster } from '../ui/Cluster'
import { Notice } from '../ui/Notice'
import { Stack } from '../ui/Stack'
import { Steps } from '../ui/Steps'
import { Toast } from '../ui/Toast'
import { useToast } from '../ui/ToastProvider'
import { Piece } from './Piece'

export function NoticePieces() {
  const t = useText('gallery')
  const toast = useToast()
  const still = { dismissLabel: t('dismiss'), onDismiss: () => undefined }
  const showAll = () => {
    toast(t('removedToast'), { action: { label: t('undo'), onPress: () => undefined } })
    toast(t('saved'), { tone: 'success' })
    toast(t('errorToast'), { tone: 'error' })
  }
  return (
    <Piece title={t('notices')}>
      <Notice
        tone="warning"
        title={t('staleTitle')}
        action={
          <Button size="s" icon={RefreshCw}>
            {t('tryNow')}
          </Button>
        }
      >
        {t('staleText')}
      </Notice>
      <Notice title={t('currencyNotice')} />
      <Notice tone="error" title={t('recipientRequired')} />
      <Notice tone="gain" title={t('saved')} />
      <Stack $gap={2}>
        <Toast {...still} action={{ label: t('undo'), onPress: () => undefined }}>
          {t('removedToast')}
        </Toast>
        <Toast {...still}>{t('welcomeToast')}</Toast>
        <Toast {...still} tone="success">
          {t('saved')}
        </Toast>
        <Toast {...still} tone="error">
          {t('errorToast')}
        </Toast>
      </Stack>
      <Cluster>
        <Button onPress={showAll}>{t('showToast')}</Button>
      </Cluster>
    </Piece>
  )
}

export function ProgressPiece() {
  const t = useText('gallery')
  const seconds = (figure: string) => t('step.seconds', { seconds: figure })
  return (
    <Piece title={t('progress')}>
      <Card>
        <CardHead level={3} title={t('reportName', { date: formatDate(isoDate('2026-09-30')) })} />
        <CardBody>
          <Steps
            steps={[
              { id: 'figures', state: 'done', label: t('step.figures'), detail: seconds('1.2') },
              { id: 'totals', state: 'done', label: t('step.totals'), detail: seconds('0.3') },
              { id: 'pages', state: 'current', label: t('step.pages'), detail: t('step.detail') },
              { id: 'cover', state: 'todo', label: t('step.cover') },
              { id: 'ready', state: 'todo', label: t('step.ready') },
            ]}
          />
        </CardBody>
        <CardFoot>
          <span>{t('leavePage')}</span>
          <Button variant="quiet" size="s" data-push="">
            {t('cancel')}
          </Button>
        </CardFoot>
      </Card>
    </Piece>
  )
}
