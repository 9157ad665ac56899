import { useState } from 'react'
import type { PinSent } from '../../../../shared/contracts/secondFactor'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/ToastProvider'
import { useCountdown } from '../model/useCountdown'

type Props = Readonly<{
  /** Seconds until one may be sent; 0 where none was sent yet. */
  resendAfter: number
  onSend: () => Promise<PinSent>
  onSent?: (sent: PinSent) => void
}>

/** Sends a PIN by text message, again once the wait is over, which the server holds everybody to. */
export function SendPin({ onSend, onSent, resendAfter }: Props) {
  const t = useText('security')
  const toast = useToast()
  const { left, restart } = useCountdown(resendAfter)
  const [isSending, setSending] = useState(false)
  const [isFirst, setFirst] = useState(resendAfter === 0)
  const handlePress = async () => {
    setSending(true)
    try {
      const sent = await onSend()
      setFirst(false)
      restart(sent.resendAfter)
      onSent?.(sent)
      toast(t('pinSent', { digits: sent.sentTo }))
    } catch (error) {
      const isTooSoon = error instanceof ApiError && error.status === 429
      if (isTooSoon) restart(60)
      toast(t(isTooSoon ? 'tooSoon' : 'notSent'), { tone: 'error' })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="quiet" wide isBusy={isSending} isDisabled={left > 0} onPress={() => void handlePress()}>
      {left > 0 ? t('sendIn', { seconds: left }) : t(isFirst ? 'sendPin' : 'sendAgain')}
    </Button>
  )
}
