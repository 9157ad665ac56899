import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { AnswerIssue } from '../../../shared/contracts/forms/answersSchema'
import type { FormField } from '../../../shared/contracts/forms/formSchema'
import type { FormFile, PublicForm } from '../../../shared/contracts/forms/forms'
import { ApiError } from '../../lib/apiClient'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { ButtonSkeleton } from '../../ui/ButtonSkeleton'
import { Card } from '../../ui/Card'
import { FieldSkeleton } from '../../ui/FieldSkeleton'
import { type FormErrors, FormErrorsContext } from '../../ui/formErrors'
import { media } from '../../ui/media'
import { Notice } from '../../ui/Notice'
import { RefusalText } from '../../ui/RefusalText'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { WordsSkeleton } from '../../ui/WordsSkeleton'
import { FileNamesContext } from './fields/fileNames'
import { FormFieldInput } from './fields/FormFieldInput'
import { OpenEntriesContext } from './fields/openEntries'
import { MissingList } from './MissingList'
import type { Draft } from './model/draft'
import { faultText } from './model/faultText'
import { focusField } from './model/focusField'
import { scrollOwnWindowTo } from './model/scrollOwnWindowTo'
import { type Given, startingAnswers, toSend, useAnswers } from './model/useAnswers'
import { AwaitedSteps, WizardSteps } from './WizardSteps'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-6')};
  align-items: start;

  ${media.from(960)} {
    &[data-steps] {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
`

const Body = styled.div`
  display: grid;
  gap: ${token('s-5')};
  padding: ${token('s-5')};

  > h2 + p {
    margin-block-start: calc(-1 * ${token('s-4')});
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-3')};
  padding: ${token('s-3')} ${token('s-5')};
  border-block-start: 1px solid ${token('border')};

  > :last-child {
    margin-inline-start: auto;
  }
`

const Progress = styled.div`
  display: flex;
  gap: 0.25rem;

  > i {
    flex: 1;
    block-size: 3px;
    border-radius: 2px;
    background: ${token('border')};
  }

  > i[data-done] {
    background: ${token('accent')};
  }

  ${media.from(960)} {
    display: none;
  }
`

/** In place of the name of a field: the focus goes to the title of the step. */
const stepTitle = '#'

/** A place in the form; `seq` makes the same place again a new wish. */
export type Place = Readonly<{ step: number; field: string | null; seq: number }>

interface FormWizardProps {
  form: PublicForm
  /** What it starts with; the form's preset values when absent. */
  start?: Given | undefined
  startStep?: number | undefined
  /** The files that `start` names. */
  startFiles?: readonly FormFile[] | undefined
  /** Rejects with an `ApiError`, which is shown by field or as a whole. */
  onSend: (answers: Record<string, unknown>) => Promise<unknown>
  addFile: (field: string, file: File) => Promise<FormFile>
  /** Told of each change, for a draft. */
  onChange?: (draft: Draft) => void
  sendLabel?: string
  /** Beside the buttons. */
  note?: ReactNode
  /** Shows this place, and marks its field. */
  place?: Place | null
}

/**
 * A form step by step. Its rules are the server's; a step is left when what it asks is answered, and the last one says what is missing and
 * where. Steps that ask nothing, as things stand, are passed over.
 */
export function FormWizard({
  addFile,
  form,
  note,
  onChange,
  onSend,
  place = null,
  sendLabel,
  start,
  startFiles = [],
  startStep = 0,
}: FormWizardProps) {
  const t = useText('forms')
  const locale = useLocale()
  const root = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { answers, issues, setAnswer, shown } = useAnswers(form, () => start ?? startingAnswers(form))
  const [current, setCurrent] = useState(startStep)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isSending, setSending] = useState(false)
  const [visited, setVisited] = useState<ReadonlySet<number>>(() => new Set([startStep]))
  const [files, setFiles] = useState<Readonly<Record<string, FormFile>>>(() =>
    Object.fromEntries(startFiles.map((file) => [file.id, file])),
  )
  /** Fields with an entry that is being written: leaving the step would lose it. */
  const openEntries = useRef(new Set<string>())
  const focusNext = useRef<string | null>(null)
  const fileNames = useMemo(
    () => ({ of: (id: string) => files[id], set: (file: FormFile) => setFiles((before) => ({ ...before, [file.id]: file })) }),
    [files],
  )

  const steps = form.steps.flatMap((step, index) =>
    (shown[index]?.length ?? 0) > 0 ? [{ ...step, index, fields: shown[index] ?? [] }] : [],
  )
  const at = Math.max(
    0,
    steps.findLastIndex(({ index }) => index <= current),
  )
  const step = steps[at]
  const isLast = at === steps.length - 1
  const isWizard = steps.length > 1
  const stepOf = useCallback((name: string) => steps.find(({ fields }) => fields.some((field) => field.name === name)), [steps])
  const nameOf = ({ path }: AnswerIssue): string => path.split('.')[0] ?? ''
  const issuesAt = (index: number) => issues.filter((issue) => stepOf(nameOf(issue))?.index === index)

  useEffect(() => onChange?.({ answers, step: current, files: Object.values(files) }), [answers, current, files, onChange])
  useEffect(() => {
    if (focusNext.current === null) return
    if (focusNext.current === stepTitle) title.current?.focus()
    else focusField(root.current, focusNext.current)
    focusNext.current = null
  }, [errors, current])
  useEffect(() => {
    if (!place) return
    setCurrent(place.step)
    const marked = root.current?.querySelectorAll('[data-marked]') ?? []
    for (const each of marked) each.removeAttribute('data-marked')
    if (place.field === null) return
    const frame = requestAnimationFrame(() => {
      const holder = root.current?.querySelector(`[data-place="${CSS.escape(place.field ?? '')}"]`)
      if (!holder) return
      holder.setAttribute('data-marked', '')
      scrollOwnWindowTo(holder)
    })
    return () => cancelAnimationFrame(frame)
  }, [place])

  const wordsOf = (found: readonly AnswerIssue[]): FormErrors =>
    Object.fromEntries(found.map((issue) => [issue.path, faultText(t, locale, issue)]))
  /** True when an entry is being written; says so at its field. */
  const isHeldByEntry = (): boolean => {
    const [held] = openEntries.current
    if (held === undefined) return false
    setErrors({ [held]: t('entryOpen') })
    focusNext.current = held
    return true
  }
  const goTo = (index: number, field: string | null = null) => {
    if (isHeldByEntry()) return
    setCurrent(index)
    setVisited((before) => new Set(before).add(index))
    setErrors(wordsOf(issuesAt(index).filter(() => visited.has(index) || field !== null)))
    focusNext.current = field ?? stepTitle
  }
  const goOn = () => {
    if (!step || isHeldByEntry()) return
    const found = issuesAt(step.index)
    setErrors(wordsOf(found))
    const [first] = found
    if (first) focusNext.current = first.path
    else goTo(steps[at + 1]?.index ?? step.index)
  }
  const send = async () => {
    if (isSending || isHeldByEntry()) return
    const [first] = issues
    if (first) {
      const index = stepOf(nameOf(first))?.index ?? current
      setCurrent(index)
      setErrors(wordsOf(issuesAt(index)))
      focusNext.current = first.path
      return
    }
    setSending(true)
    setFailure(null)
    try {
      await onSend(toSend(form, answers))
    } catch (error) {
      const refused = error instanceof ApiError ? error : null
      const [issue] = refused?.issues ?? []
      const found = issue && stepOf(issue.path.split('.')[0] ?? '')
      if (refused && issue && found) {
        setCurrent(found.index)
        setErrors(Object.fromEntries(refused.issues.map(({ code, path }) => [path, faultText(t, locale, { code: faultOf(code) })])))
        focusNext.current = issue.path
      } else setFailure(refused ?? new ApiError({ status: 0, code: 'server_error', message: '' }))
    } finally {
      setSending(false)
    }
  }
  const handleAnswer = (name: string, value: unknown) => {
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => path !== name && !path.startsWith(`${name}.`))))
    setAnswer(name, value)
  }

  if (!step) return <Notice title={t('empty')} />
  const isBlocked = isWizard && isLast && issues.length > 0
  return (
    <FileNamesContext value={fileNames}>
      <OpenEntriesContext value={openEntries.current}>
        <FormErrorsContext value={errors}>
          <Root data-steps={isWizard ? '' : undefined}>
            {isWizard && (
              <WizardSteps
                steps={steps.map(({ index, title }) => ({
                  index,
                  title,
                  isCurrent: index === step.index,
                  isVisited: visited.has(index),
                  missing: issuesAt(index).length,
                }))}
                onGo={goTo}
              />
            )}
            <Card
              as="form"
              ref={root}
              noValidate
              aria-label={form.name}
              onSubmit={(event: { preventDefault: () => void }) => {
                event.preventDefault()
                if (isLast) void send()
                else goOn()
              }}
            >
              <Body>
                {isWizard && (
                  <div>
                    <Text $muted>{t('stepOf', { step: at + 1, count: steps.length })}</Text>
                    <Progress aria-hidden="true">
                      {steps.map(({ index }, place) => (
                        <i key={index} data-done={place <= at ? '' : undefined} />
                      ))}
                    </Progress>
                  </div>
                )}
                <h2 ref={title} tabIndex={-1}>
                  {step.title}
                </h2>
                {step.help && <Text $muted>{step.help}</Text>}
                <Stack $gap={5} key={step.index}>
                  {step.fields.map((field: FormField) => (
                    <Marked key={field.name} data-place={field.name}>
                      <FormFieldInput
                        field={field}
                        form={form}
                        value={answers[field.name]}
                        addFile={addFile}
                        onChange={(value) => handleAnswer(field.name, value)}
                      />
                    </Marked>
                  ))}
                </Stack>
                {isBlocked && (
                  <Notice tone="error" role="status" title={t('missing')}>
                    <MissingList
                      items={issues.map((issue) => ({ issue, step: stepOf(nameOf(issue)), label: labelOf(steps, nameOf(issue)) }))}
                      onGo={(index, path) => goTo(index, path)}
                    />
                  </Notice>
                )}
                {failure && (
                  <Notice tone="error" title={failure.status === 0 || failure.status >= 500 ? t('failed') : t('refused')}>
                    {failure.status === 0 || failure.status >= 500 ? t('kept') : <RefusalText code={failure.code} />}
                  </Notice>
                )}
              </Body>
              <Bar>
                {at > 0 && <Button onPress={() => goTo(steps[at - 1]?.index ?? 0)}>{t('back')}</Button>}
                {note && <Text $muted>{note}</Text>}
                <Button type="submit" variant="primary" isBusy={isSending} isDisabled={isBlocked}>
                  {isLast ? (sendLabel ?? t('send')) : t('next')}
                </Button>
              </Bar>
            </Card>
          </Root>
        </FormErrorsContext>
      </OpenEntriesContext>
    </FileNamesContext>
  )
}

/** A form of a few steps at its first one. */
export function WizardSkeleton() {
  const t = useText('forms')
  return (
    <Root data-steps="">
      <AwaitedSteps />
      <Card aria-hidden="true">
        <Body>
          <div>
            <Text>
              <WordsSkeleton like={t('stepOf', { step: 1, count: 3 })} />
            </Text>
            <Progress>
              <i />
              <i />
              <i />
            </Progress>
          </div>
          <Text as="h2">
            <WordsSkeleton like="First step" />
          </Text>
          <Stack $gap={5}>
            {['First question', 'Another question', 'The last question'].map((like) => (
              <FieldSkeleton key={like} label={like} />
            ))}
          </Stack>
        </Body>
        <Bar>
          <Text>
            <WordsSkeleton like={t('draftKept')} />
          </Text>
          <ButtonSkeleton like={t('next')} size="m" />
        </Bar>
      </Card>
    </Root>
  )
}

/** The field that the designer has open is framed in its preview. */
const Marked = styled.div`
  &[data-marked] {
    outline: 2px solid ${token('accent')};
    outline-offset: ${token('s-2')};
    border-radius: ${token('radius')};
  }
`

const labelOf = (steps: readonly Readonly<{ fields: readonly FormField[] }>[], name: string): string =>
  steps.flatMap(({ fields }) => fields).find((field) => field.name === name)?.label ?? name

const faults: readonly string[] = ['required', 'invalid', 'unknown', 'number', 'option', 'email', 'phone', 'url', 'digit', 'other_required']
/** Codes that need no limit to be understood; another reads as an answer that cannot be read. */
const faultOf = (code: string): AnswerIssue['code'] => (faults.includes(code) ? (code as AnswerIssue['code']) : 'invalid')
