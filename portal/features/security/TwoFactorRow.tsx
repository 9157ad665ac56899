import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { AppSetUp, Reauthentication, SmsSetUp } from '../../../shared/contracts/secondFactor'
import { useText } from '../../lib/i18n/useText'
import { useReads } from '../../lib/data/defineRead'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SettingRow } from '../../ui/Setting'
import { useToast } from '../../ui/ToastProvider'
import { ChooseFactor, type FactorKind } from './components/ChooseFactor'
import { ConfirmApp } from './components/ConfirmApp'
import { ConfirmSms } from './components/ConfirmSms'
import { ProveForm } from './components/ProveForm'
import { RecoveryCodes } from './components/RecoveryCodes'
import { useSecurity } from './security.read'
import { useBeginSetUp, useBeginSms, useConfirmSetUp, useNewCodes, useResend, useSwitchOff } from './security.write'

type Aim = 'setUp' | 'newCodes' | 'turnOff'
const titles = { newCodes: 'newCodesTitle', turnOff: 'turnOffTitle' } as const

/** A row of the profile: the second factor, set up, changed, given new codes or switched off. */
export function TwoFactorRow() {
  const t = useText('security')
  const toast = useToast()
  const { data } = useSecurity()
  const { revalidate } = useReads()
  const [aim, setAim] = useState<Aim | null>(null)
  const [kind, setKind] = useState<FactorKind | null>(null)
  const [app, setApp] = useState<AppSetUp | null>(null)
  const [sms, setSms] = useState<SmsSetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { save: beginApp } = useBeginSetUp()
  const { save: beginSms } = useBeginSms()
  const { save: resend } = useResend()
  const { save: confirm } = useConfirmSetUp()
  const { save: renew } = useNewCodes()
  const { save: switchOff } = useSwitchOff()
  if (!data) return null
  const { canSendSms, factor } = data
  const isChoosing = aim === 'setUp' && kind === null

  const handleOpen = (next: Aim) => {
    setAim(next)
    // There is nothing to choose where no messages are sent.
    setKind(canSendSms ? null : 'app')
  }
  const handleClose = () => {
    setAim(null)
    setApp(null)
    setSms(null)
    setCodes(null)
    void revalidate(useSecurity)
  }
  const handleProven = async (proof: Reauthentication, phone: string) => {
    if (aim === 'newCodes') setCodes((await renew(proof)).recoveryCodes)
    else if (aim === 'turnOff') {
      await switchOff(proof)
      toast(t('isOff'))
      handleClose()
    } else if (kind === 'sms') setSms(await beginSms({ ...proof, phone }))
    else setApp(await beginApp(proof))
  }
  const handleConfirm = async (setUp: string, pin: string) => setCodes((await confirm({ setUp, pin })).recoveryCodes)
  const title = codes ? 'codesTitle' : aim === 'turnOff' || aim === 'newCodes' ? titles[aim] : factor ? 'changeTitle' : 'setUpTitle'
  const detail =
    factor === null
      ? t('off')
      : factor.kind === 'sms'
        ? t('onSms', { digits: factor.sentTo ?? '', count: factor.recoveryCodesLeft })
        : t('on', { count: factor.recoveryCodesLeft })
  return (
    <SettingRow icon={Smartphone} title={t('twoFactor')} detail={detail}>
      {factor ? (
        <>
          <Button variant="quiet" size="s" aria-label={t('changeTitle')} onPress={() => handleOpen('setUp')}>
            {t('change')}
          </Button>
          <Button variant="quiet" size="s" onPress={() => handleOpen('newCodes')}>
            {t('newCodes')}
          </Button>
          <Button variant="quiet" size="s" aria-label={t('turnOffTitle')} onPress={() => handleOpen('turnOff')}>
            {t('turnOff')}
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="s" aria-label={t('setUpTitle')} onPress={() => handleOpen('setUp')}>
          {t('setUp')}
        </Button>
      )}
      <Dialog isOpen={aim !== null} onClose={handleClose} title={t(title)} width="26rem" staysOnPressOutside>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={handleClose} />
        ) : app ? (
          <ConfirmApp setUp={app} onConfirm={(pin) => handleConfirm(app.setUp, pin)} />
        ) : sms ? (
          <ConfirmSms setUp={sms} onConfirm={(pin) => handleConfirm(sms.setUp, pin)} onResend={() => resend({ setUp: sms.setUp })} />
        ) : isChoosing ? (
          <>
            <p>{t('chooseLead')}</p>
            <ChooseFactor onChoose={setKind} />
          </>
        ) : (
          <ProveForm
            factor={factor?.kind ?? null}
            asksPhone={aim === 'setUp' && kind === 'sms'}
            action={t(aim === 'turnOff' ? 'turnOff' : 'continue')}
            onProven={handleProven}
            onCancel={handleClose}
          />
        )}
      </Dialog>
    </SettingRow>
  )
}
