import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { type AppSetUp, type PinRequired, pinSchema, recoveryCodeSchema, type SmsSetUp } from '../../../shared/contracts/secondFactor'
import { ApiError } from '../../lib/apiClient'
import { useText } from '../../lib/i18n/useText'
import { paths, safeRedirect } from '../../lib/paths'
import { useStableCallback } from '../../lib/useStableCallback'
import { useSessionState } from '../../lib/session'
import { endWaiting } from '../../lib/waitingStep'
import { Button } from '../../ui/Button'
import { Cluster } from '../../ui/Cluster'
import { Form, type FormControl } from '../../ui/Form'
import { LinkButton } from '../../ui/LinkButton'
import { PinField } from '../../ui/PinField'
import { TextField } from '../../ui/TextField'
import { useToast } from '../../ui/ToastProvider'
import { token } from '../../ui/tokens'
import { ChooseFactor, type FactorKind } from './components/ChooseFactor'
import { ConfirmApp } from './components/ConfirmApp'
import { ConfirmSms } from './components/ConfirmSms'
import { RecoveryCodes } from './components/RecoveryCodes'
import { SendPin } from './components/SendPin'
import { TelephoneForm } from './components/TelephoneForm'
import { useBeginByStep, useBeginSmsByStep, useConfirmByStep, useResendByStep, useTakeSecondStep } from './security.write'
import { FaceHead } from '../../ui/FaceHead'

const StepNumber = styled.p`
  margin-block-end: ${token('s-2')};
  color: ${token('text-muted')};
  font: ${token('t-label')};
`

const pinRule = z.object({ pin: pinSchema })
const codeRule = z.object({ recoveryCode: recoveryCodeSchema })

type Props = Readonly<{ step: PinRequired }>

/** The second step of a sign-in: the PIN or a recovery code, or the set-up of a factor that is asked for and not there yet. */
export const SecondStep = ({ step }: Props) => (step.kind === null ? <SetUpStep {...step} /> : <PinStep {...step} />)

function PinStep({ kind, resendAfter = 0, sentTo: sentAtFirst, step }: PinRequired) {
  const t = useText('security')
  const isSms = kind === 'sms'
  const form = useRef<FormControl>(null)
  const { save } = useTakeSecondStep()
  const { save: resend } = useResendByStep()
  const [sentTo, setSentTo] = useState(sentAtFirst)
  const enter = useEnter()
  const handleEnded = useStepEnded()
  const [usesCode, setUsesCode] = useState(false)
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<'pinWrong' | 'smsWrong' | 'codeWrong' | 'tooMany' | null>(null)
  const name = usesCode ? 'recoveryCode' : 'pin'
  return (
    <>
      <FaceHead above={<StepNumber>{t('stepOf')}</StepNumber>} title={t(usesCode ? 'recoveryCode' : 'pinTitle')}>
        {usesCode ? t('codeLead') : !isSms ? t('pinLead') : sentTo ? t('smsLead', { digits: sentTo }) : t('smsWaits')}
      </FaceHead>
      <Form
        key={name}
        ref={form}
        schema={usesCode ? codeRule : pinRule}
        onSave={async (proof) => {
          await save({ step, ...proof })
          await enter()
        }}
        saved={t('welcomeBack')}
        messageOf={() => t(usesCode ? 'codeShape' : 'pinSix')}
        onFailure={(error) => {
          if (handleEnded(error)) return true
          const isTooMany = error instanceof ApiError && error.code === 'too_many_attempts'
          if (!isTooMany && !(error instanceof ApiError && error.code === 'pin_wrong')) return false
          setProblem(isTooMany ? 'tooMany' : usesCode ? 'codeWrong' : isSms ? 'smsWrong' : 'pinWrong')
          setPin('')
          form.current?.focus(name)
          return true
        }}
      >
        {({ isSaving }) => (
          <>
            {usesCode ? (
              <TextField
                label={t('recoveryCode')}
                name="recoveryCode"
                size="l"
                autoComplete="off"
                errorMessage={problem && t(problem)}
                onChange={() => setProblem(null)}
                autoFocus
              />
            ) : (
              <PinField
                label={t('pin')}
                name="pin"
                hint={t(isSms ? 'smsHint' : 'pinHint')}
                value={pin}
                onChange={(value) => {
                  setPin(value)
                  if (value !== '') setProblem(null)
                }}
                errorMessage={problem && t(problem)}
                autoFocus
              />
            )}
            <Button type="submit" variant="primary" wide isBusy={isSaving}>
              {t('signIn')}
            </Button>
            {isSms && !usesCode && (
              <SendPin
                resendAfter={resendAfter}
                onSend={() => resend({ step })}
                onSent={(sent) => {
                  setSentTo(sent.sentTo)
                  setProblem(null)
                }}
              />
            )}
            <Cluster $between>
              <LinkButton
                onPress={() => {
                  setUsesCode(!usesCode)
                  setProblem(null)
                }}
              >
                {t(usesCode ? 'usePin' : 'useCode')}
              </LinkButton>
              <LinkButton isDisabled={isSaving} onPress={endWaiting}>
                {t('back')}
              </LinkButton>
            </Cluster>
          </>
        )}
      </Form>
    </>
  )
}

function SetUpStep({ canSendSms = false, step }: PinRequired) {
  const t = useText('security')
  const { save: begin } = useBeginByStep()
  const { save: beginSms } = useBeginSmsByStep()
  const { save: resend } = useResendByStep()
  const { save: confirm } = useConfirmByStep()
  const [kind, setKind] = useState<FactorKind | null>(canSendSms ? null : 'app')
  const [sms, setSms] = useState<SmsSetUp | null>(null)
  const enter = useEnter()
  const handleEnded = useStepEnded()
  const [setUp, setSetUp] = useState<AppSetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (kind === 'app') begin({ step }).then(setSetUp, handleEnded)
  }, [begin, kind, step, handleEnded])
  const handleConfirm = async (setUpKey: string, pin: string) => setCodes((await confirm({ step, setUp: setUpKey, pin })).recoveryCodes)
  const handlePhone = async (phone: string) => setSms(await beginSms({ step, phone }))
  return (
    <>
      <FaceHead title={t(codes ? 'codesTitle' : 'setUpTitle')}>{!codes && t('setUpRequired')}</FaceHead>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void enter()} />
      ) : (
        <>
          {kind === null && <ChooseFactor onChoose={setKind} />}
          {kind === 'app' && setUp && <ConfirmApp setUp={setUp} onConfirm={(pin) => handleConfirm(setUp.setUp, pin)} />}
          {kind === 'sms' && !sms && <TelephoneForm onPhone={handlePhone} onFailure={handleEnded} />}
          {sms && (
            <ConfirmSms
              setUp={sms}
              onConfirm={(pin) => handleConfirm(sms.setUp, pin)}
              onResend={() => resend({ step, setUp: sms.setUp })}
            />
          )}
        </>
      )}
      {!codes && (
        <Cluster $between>
          {canSendSms && kind !== null && (
            <LinkButton
              onPress={() => {
                setKind(null)
                setSms(null)
              }}
            >
              {t('otherWay')}
            </LinkButton>
          )}
          <LinkButton onPress={endWaiting}>{t('back')}</LinkButton>
        </Cluster>
      )}
    </>
  )
}

/** Goes on to where the person wanted to be, now that there is a session. */
function useEnter(): () => Promise<void> {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { reload } = useSessionState()
  return async () => {
    await reload()
    await navigate(safeRedirect(query.get('redirectTo')) ?? paths.home, { replace: true })
    endWaiting()
  }
}

/** Whether a step has ended, which leads back to the password. */
function useStepEnded(): (error: unknown) => boolean {
  const t = useText('security')
  const toast = useToast()
  return useStableCallback((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return false
    toast(t('stepEnded'), { tone: 'error' })
    endWaiting()
    return true
  })
}
