import { startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type creationOptionsSchema, renamePasskeySchema } from '../../../../shared/contracts/passkeys'
import type { Reauthentication } from '../../../../shared/contracts/secondFactor'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Form, type FormControl } from '../../../ui/Form'
import { Notice } from '../../../ui/Notice'
import { TextField } from '../../../ui/TextField'
import { useToast } from '../../../ui/ToastProvider'
import { deviceName, isCancelled } from '../model/passkeyDevice'
import { useAddPasskey, useBeginPasskey } from '../passkeys.write'
import type { FactorKind } from './ChooseFactor'
import { ProveForm } from './ProveForm'

type Options = z.infer<typeof creationOptionsSchema>['options']
type Problem = 'passkeyTooLate' | 'passkeyKnown' | 'tooManyPasskeys' | 'passkeyNotMade'

type Props = Readonly<{
  /** Whether the server asks for no password: it says so otherwise when that has changed. */
  isFresh: boolean
  factor: FactorKind | null
  onClose: () => void
}>

/** Proves the person where that is a while ago, asks for a name, and has the device make a key. */
export function AddPasskey({ factor, isFresh, onClose }: Props) {
  const t = useText('security')
  const toast = useToast()
  const form = useRef<FormControl>(null)
  const { save: begin } = useBeginPasskey()
  const { save: add } = useAddPasskey()
  const [mustProve, setMustProve] = useState(!isFresh)
  /** What the password was given for; good for one try. */
  const [proven, setProven] = useState<Options | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [chosenName, setChosenName] = useState(deviceName)

  const handleName = async ({ name }: { name: string }) => {
    setProblem(null)
    setChosenName(name)
    const optionsJSON = proven ?? (await begin({})).options
    setProven(null)
    const response = await startRegistration({ optionsJSON })
    await add({ name, response })
    toast(t('passkeyAdded'), { tone: 'success' })
    onClose()
  }
  const handleFailure = (error: unknown): boolean => {
    if (error instanceof ApiError && error.code === 'recent_login_required') {
      setMustProve(true)
      return true
    }
    // The challenge is used up or aborted: whoever had to prove who they are for it does so again.
    if (mustProve) setProven(null)
    if (isCancelled(error)) return true
    const found = problemOf(error)
    setProblem(found)
    return found !== null
  }
  if (mustProve && !proven)
    return (
      <>
        {problem && <Notice tone="error" title={t(problem)} />}
        <ProveForm
          factor={factor}
          action={t('continue')}
          onProven={async (proof: Reauthentication) => setProven((await begin(proof)).options)}
          onCancel={onClose}
        />
      </>
    )
  return (
    <Form ref={form} schema={renamePasskeySchema} onSave={handleName} messageOf={() => t('nameRequired')} onFailure={handleFailure}>
      {({ isSaving }) => (
        <>
          <p>{t('addLead')}</p>
          {problem && <Notice tone="error" title={t(problem)} />}
          <TextField
            name="name"
            label={t('passkeyName')}
            hint={t('passkeyNameHint')}
            defaultValue={chosenName}
            maxLength={60}
            autoComplete="off"
            autoFocus
          />
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {t(isSaving ? 'waitingForDevice' : 'continue')}
          </Button>
          <Button variant="quiet" wide onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      )}
    </Form>
  )
}

/** Null for what the form says by itself: no connection, a server that is down. */
function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError)) return error instanceof Error && error.name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyNotMade'
  if (error.code === 'link_expired') return 'passkeyTooLate'
  if (error.code === 'conflict') return 'tooManyPasskeys'
  return error.code === 'invalid_input' ? 'passkeyNotMade' : null
}
