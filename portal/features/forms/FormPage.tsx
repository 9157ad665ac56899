import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isoDateOf, isoInstantSchema } from '../../../shared/domain/dates'
import type { PublicForm, SubmissionReceipt } from '../../../shared/contracts/forms/forms'
import { submissionSteps } from '../../../shared/contracts/forms/forms'
import type { ReadState } from '../../lib/data/defineRead'
import { useText } from '../../lib/i18n/useText'
import { useLeaveGuard } from '../../lib/leaveGuard'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { CardBody } from '../../ui/CardBody'
import { DateText } from '../../ui/DateText'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Loading } from '../../ui/Loading'
import { PageHead } from '../../ui/PageHead'
import { Skeleton } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { type Step, Steps } from '../../ui/Steps'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { WordsSkeleton } from '../../ui/WordsSkeleton'
import { FormWizard, WizardSkeleton } from './FormWizard'
import { useAddFile, useChangeAnswers, useSubmitForm } from './forms.write'
import { type Draft, keepDraft, readDraft } from './model/draft'

/* as high as the name of the form */
const Title = styled.div`
  display: grid;
  font: ${token('t-h1')};
`

/** A form with its name on the page, and the process that asks for it; null when nothing but the page does. */
export type AskedForm = Readonly<{ form: PublicForm; name: string; process: string | null }>

interface FormPageProps {
  read: Pick<ReadState<unknown>, 'error' | 'isRefreshing' | 'refresh'>
  /** Undefined until it is there. */
  asked: AskedForm | undefined
  /** In place of a form that does not exist. */
  missing: ReactNode
}

/** A page that asks for one form to be filled in, or says what became of the one that was sent. */
export function FormPage({ asked, missing, read }: FormPageProps) {
  const t = useText('forms')
  usePage({ title: asked?.name ?? null })
  if (read.error?.status === 404) return missing
  if (read.error && !asked)
    return (
      <Card>
        <ErrorState level={1} title={t('errorTitle')} onRetry={read.refresh} isRetrying={read.isRefreshing}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  if (!asked)
    return (
      <Loading label={t('loading')} isPage>
        <Stack $gap={6}>
          <PageHead>
            <Title aria-hidden="true">
              <Skeleton width="min(16rem, 80%)" />
            </Title>
            <Text $muted>
              <WordsSkeleton like={`${t('kept')} ${t('draftKept')}`} />
            </Text>
          </PageHead>
          <WizardSkeleton />
        </Stack>
      </Loading>
    )
  return <Opened key={asked.form.id} {...asked} onChanged={read.refresh} />
}

function Opened({ form, name, onChanged, process }: AskedForm & Readonly<{ onChanged: () => void }>) {
  const t = useText('forms')
  const { user } = useSession()
  const { save: submit } = useSubmitForm()
  const { save: change } = useChangeAnswers()
  const { save: upload } = useAddFile()
  const [receipt, setReceipt] = useState<SubmissionReceipt | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [isChanged, setChanged] = useState(false)
  useLeaveGuard(isChanging && isChanged)
  const draftName = `${user.id}:${process ?? form.id}`
  const [draft] = useState(() => (form.sent ? null : readDraft(draftName)))
  /** Nothing is kept of what is sent already. */
  const isDone = useRef(false)

  const addFile = useCallback(
    (field: string, file: File) => {
      const body = new FormData()
      body.append('_payload', JSON.stringify({ field }))
      body.append('file', file)
      return upload(body, form.id)
    },
    [upload, form.id],
  )
  const keep = useCallback(
    (next: Draft) => {
      if (!isDone.current && !form.sent) keepDraft(draftName, next)
      // Answers that were sent already are in no draft.
      if (isChanging) setChanged(next.answers !== form.sent?.answers)
    },
    [draftName, form.sent, isChanging],
  )
  const send = async (answers: Record<string, unknown>) => {
    const sent =
      isChanging && form.sent
        ? await change({ answers }, form.sent.id)
        : await submit({ answers, ...(process === null ? {} : { process }) }, form.id)
    isDone.current = true
    keepDraft(draftName, null)
    setReceipt(sent)
    setChanging(false)
    setChanged(false)
    onChanged()
  }

  const isOver = receipt !== null || (form.sent !== null && !isChanging)
  return (
    <Stack $gap={6}>
      <PageHead>
        <h1>{name}</h1>
        {form.description && <Text $muted>{form.description}</Text>}
      </PageHead>
      {isOver ? (
        <Sent
          title={receipt ? receipt.message || t('thanks') : t('alreadySent')}
          at={receipt?.sentAt ?? form.sent?.at ?? ''}
          step={receipt?.step ?? form.sent?.step ?? 'Under review'}
          onChange={
            form.sent?.canChange
              ? () => {
                  isDone.current = true
                  setReceipt(null)
                  setChanging(true)
                }
              : null
          }
        />
      ) : (
        <FormWizard
          form={form}
          start={isChanging ? form.sent?.answers : draft?.answers}
          startStep={isChanging ? 0 : draft?.step}
          startFiles={isChanging ? undefined : draft?.files}
          addFile={addFile}
          onSend={send}
          onChange={keep}
          note={isChanging ? null : t('draftKept')}
          {...(isChanging ? { sendLabel: t('saveChanges') } : {})}
        />
      )}
    </Stack>
  )
}

interface SentProps {
  title: string
  at: string
  step: (typeof submissionSteps)[number]
  onChange: (() => void) | null
}

/** Thanks, when it was sent, and how far it has come. */
function Sent({ at, onChange, step, title }: SentProps) {
  const t = useText('forms')
  const instant = isoInstantSchema.safeParse(at)
  const reached = submissionSteps.indexOf(step)
  const flow = submissionSteps.map((name, place): Step => ({
    id: name,
    label: t(`step.${name}`),
    state: place < reached ? 'done' : place === reached ? 'current' : 'todo',
  }))
  return (
    <Card>
      <EmptyState
        icon={CircleCheck}
        title={title}
        actions={
          <Actions>
            {onChange && <Button onPress={onChange}>{t('change')}</Button>}
            <ButtonLink variant="primary" to={paths.home}>
              {t('toPortal')}
            </ButtonLink>
          </Actions>
        }
      >
        {instant.success && <DateText value={isoDateOf(new Date(instant.data))} />}
      </EmptyState>
      <CardBody>
        <Text as="h3">{t('afterwards')}</Text>
        <Steps steps={flow} label={t('afterwards')} />
      </CardBody>
    </Card>
  )
}
