'use client'

import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type PinRequired, pinSentSchema } from '../../../shared/contracts/secondFactor'
import { requestOptionsSchema } from '../../../shared/contracts/passkeys'
import { fill } from '../texts/fill'
import { type LoginWords, loginWords } from '../texts/loginWords'
import { useWords } from '../texts/useWords'
import { type DoorAnswer, knock } from './doors'

/** A face of the door. Each ends in a session, or in what went wrong. */
type Face = Readonly<{ kind: 'password' } | { kind: 'step'; step: PinRequired }>

/** Email and password, then the second factor where there is one; or a passkey, which is both. */
export function SignIn({ target }: Readonly<{ target: string }>) {
  const { words } = useWords(loginWords)
  const [face, setFace] = useState<Face>({ kind: 'password' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Forms work once the page hears them: before that a submit would put the password into the address. */
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const take = async (answer: Promise<DoorAnswer>): Promise<void> => {
    setProblem(null)
    setBusy(true)
    const found = await answer
    // The whole page anew: what Payload knows of the person is written into it. The wheel turns until then.
    if (found.kind === 'open') return location.assign(target)
    setBusy(false)
    if (found.kind === 'step') return setFace({ kind: 'step', step: found.step })
    if (found.code === 'unauthenticated') setFace({ kind: 'password' })
    setProblem(sentenceOf(found, words))
  }
  const common = { words, problem, isBusy: isBusy || !isReady, onSend: take }
  if (face.kind === 'password') return <Password {...common} onProblem={setProblem} />
  const handleBack = () => {
    setProblem(null)
    setFace({ kind: 'password' })
  }
  return face.step.kind === null ? (
    <MustSetUp words={words} target={target} onBack={handleBack} />
  ) : (
    <SecondFactor {...common} step={face.step} onBack={handleBack} />
  )
}

function sentenceOf({ code, retryAfter }: Extract<DoorAnswer, { kind: 'refused' }>, words: LoginWords): string {
  if (code === 'too_many_attempts' || code === 'too_many_requests' || code === 'busy')
    return fill(words.tooMany, { minutes: String(Math.max(1, Math.ceil((retryAfter ?? 60) / 60))) })
  if (code === 'invalid_credentials') return words.refused
  if (code === 'pin_wrong' || code === 'invalid_input') return words.pinWrong
  if (code === 'unauthenticated') return words.tooLate
  return code === 'offline' ? words.offline : words.failed
}

type Common = Readonly<{
  words: LoginWords
  problem: string | null
  isBusy: boolean
  onSend: (answer: Promise<DoorAnswer>) => Promise<void>
}>

function Password({ isBusy, onProblem, onSend, problem, words }: Common & Readonly<{ onProblem: (problem: string | null) => void }>) {
  const [hasPasskeys, setHasPasskeys] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => setHasPasskeys(browserSupportsWebAuthn()), [])
  const handleSubmit = ({ email = '', password = '' }: Values) => onSend(knock('login', { email, password }))

  const handlePasskey = async () => {
    onProblem(null)
    setWaiting(true)
    const begun = await knock('passkey/begin', {})
    const options = begun.kind === 'open' ? requestOptionsSchema.safeParse(begun.body) : null
    if (!options?.success) {
      setWaiting(false)
      return onSend(Promise.resolve(begun.kind === 'open' ? { kind: 'refused', code: 'internal_error', retryAfter: null } : begun))
    }
    try {
      const response = await startAuthentication({ optionsJSON: options.data.options })
      const answer = await knock('passkey', { response })
      if (answer.kind === 'refused' && answer.code === 'invalid_credentials') onProblem(words.passkeyRefused)
      else await onSend(Promise.resolve(answer))
    } catch (error) {
      // Whoever ends it themselves needs not be told.
      if (!(error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name))) onProblem(words.failed)
    }
    setWaiting(false)
  }
  return (
    <Form onSubmit={handleSubmit} problem={problem}>
      <Field name="email" type="email" label={words.email} autoComplete="username" autoFocus isInvalid={problem !== null} />
      <Field name="password" type="password" label={words.password} autoComplete="current-password" isInvalid={problem !== null} />
      <button type="submit" className="qs-button qs-button--primary" disabled={isBusy || isWaiting}>
        {words.signIn}
      </button>
      {hasPasskeys && (
        <button type="button" className="qs-button" disabled={isBusy || isWaiting} onClick={() => void handlePasskey()}>
          <Fingerprint aria-hidden="true" />
          {isWaiting ? words.waiting : words.passkey}
        </button>
      )}
      {/* The portal's door sends the link, for whoever signs in here too. */}
      <a className="qs-button qs-button--quiet" href="/login?action=reset">
        {words.forgotten}
      </a>
    </Form>
  )
}

function SecondFactor({ isBusy, onBack, onSend, problem, step, words }: Common & Readonly<{ step: PinRequired; onBack: () => void }>) {
  const [usesCode, setUsesCode] = useState(false)
  const isSms = step.kind === 'sms'
  const [sentTo, setSentTo] = useState(step.sentTo)
  const [notice, setNotice] = useState<string | null>(null)
  const handleSubmit = ({ proof = '' }: Values) =>
    onSend(knock('second-step', { step: step.step, ...(usesCode ? { recoveryCode: proof.trim() } : { pin: proof.trim() }) }))
  const handleResend = async () => {
    const answer = await knock('second-step/pin', { step: step.step })
    // A step that has ended leads back to the password.
    if (answer.kind === 'refused' && answer.code === 'unauthenticated') return onSend(Promise.resolve(answer))
    const sent = answer.kind === 'open' ? pinSentSchema.safeParse(answer.body) : null
    if (sent?.success) setSentTo(sent.data.sentTo)
    setNotice(sent?.success ? words.sent : words.notSentYet)
  }
  const lead = usesCode ? words.codeLead : !isSms ? words.pinLead : sentTo ? fill(words.smsLead, { digits: sentTo }) : words.smsWaits
  return (
    <Form key={String(usesCode)} onSubmit={handleSubmit} problem={problem} isEmptiedOn={problem}>
      <p>{lead}</p>
      <p role="status">{notice}</p>
      {usesCode ? (
        <Field name="proof" label={words.code} autoComplete="off" maxLength={20} autoFocus isInvalid={problem !== null} />
      ) : (
        <Field
          name="proof"
          label={words.pin}
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]{6}"
          maxLength={6}
          autoFocus
          isInvalid={problem !== null}
        />
      )}
      <button type="submit" className="qs-button qs-button--primary" disabled={isBusy}>
        {words.signIn}
      </button>
      {isSms && !usesCode && (
        <button type="button" className="qs-button" disabled={isBusy} onClick={() => void handleResend()}>
          {words.sendAgain}
        </button>
      )}
      <button type="button" className="qs-button qs-button--quiet" onClick={() => setUsesCode(!usesCode)}>
        {usesCode ? words.usePin : words.useCode}
      </button>
      <button type="button" className="qs-button qs-button--quiet" onClick={onBack}>
        {words.back}
      </button>
    </Form>
  )
}

/** The set-up is the portal's sign-in page's, which then leads here. */
function MustSetUp({ onBack, target, words }: Readonly<{ words: LoginWords; target: string; onBack: () => void }>) {
  return (
    <div className="qs-signin">
      <p role="status">{words.mustSetUp}</p>
      <a className="qs-button qs-button--primary" href={`/login?redirectTo=${encodeURIComponent(target)}`}>
        {words.setUp}
      </a>
      <button type="button" className="qs-button qs-button--quiet" onClick={onBack}>
        {words.back}
      </button>
    </div>
  )
}

/** What was typed, by the names of the fields. */
type Values = Readonly<Partial<Record<string, string>>>

type FormProps = Readonly<{
  onSubmit: (values: Values) => Promise<void>
  problem: string | null
  /** What was typed goes when this changes to something: a PIN that was wrong is of no more use. */
  isEmptiedOn?: string | null
  children: ReactNode
}>

function Form({ children, isEmptiedOn = null, onSubmit, problem }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isEmptiedOn !== null) form.current?.reset()
    if (problem !== null) [...(form.current?.querySelectorAll('input') ?? [])].at(-1)?.focus()
  }, [isEmptiedOn, problem])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const)
    void onSubmit(Object.fromEntries(given))
  }
  return (
    <form ref={form} className="qs-signin" method="post" onSubmit={handleSubmit}>
      {problem !== null && (
        <p role="alert" className="qs-signin__problem" id="qs-signin-problem">
          {problem}
        </p>
      )}
      {children}
    </form>
  )
}

type FieldProps = Readonly<{
  name: string
  label: string
  type?: 'email' | 'password' | 'text'
  autoComplete: string
  inputMode?: 'numeric'
  pattern?: string
  maxLength?: number
  autoFocus?: boolean
  isInvalid: boolean
}>

function Field({ isInvalid, label, type = 'text', ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="qs-signin__field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type={type}
        required
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'qs-signin-problem' : undefined}
      />
    </div>
  )
}
