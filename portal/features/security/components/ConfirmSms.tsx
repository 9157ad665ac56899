import type { PinSent, SmsSetUp } from '../../../../shared/contracts/secondFactor'
import { useText } from '../../../lib/i18n/useText'
import { ConfirmPin } from './ConfirmPin'
import { SendPin } from './SendPin'

type Props = Readonly<{
  setUp: SmsSetUp
  onConfirm: (pin: string) => Promise<unknown>
  onResend: () => Promise<PinSent>
}>

/** The PIN that was sent to a telephone, which proves that it is the person's. */
export function ConfirmSms({ onConfirm, onResend, setUp: { resendAfter, sentTo } }: Props) {
  const t = useText('security')
  return (
    <ConfirmPin wrong={t('smsWrong')} onConfirm={onConfirm} foot={<SendPin resendAfter={resendAfter} onSend={onResend} />}>
      {(field) => (
        <>
          <p>{t('smsLead', { digits: sentTo })}</p>
          {field}
        </>
      )}
    </ConfirmPin>
  )
}
