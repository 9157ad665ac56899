import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PublicForm } from '../../../shared/contracts/forms/forms'
import { type PreviewMessage, previewMessageSchema } from '../../../shared/contracts/forms/preview'
import { useText } from '../../lib/i18n/useText'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { Notice } from '../../ui/Notice'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import type { Place } from './FormWizard'
import { TriedForm } from './TriedForm'

const Page = styled.main`
  padding: ${token('s-4')};
`

type Shown = Extract<PreviewMessage, { type: 'form-preview:show' }>

/**
 * A form as its designer has it at the moment, drawn as people will see it. It shows what the window around it sends, when that is of our own
 * origin; answers go nowhere.
 */
export function FormPreview({ isAllowed }: Readonly<{ isAllowed: boolean }>) {
  const t = useText('forms')
  const [shown, setShown] = useState<Shown | null>(null)
  const seq = useRef(0)
  const [place, setPlace] = useState<Place | null>(null)
  const at = useRef('')

  useEffect(() => {
    if (!isAllowed) return
    const handle = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent) return
      const parsed = previewMessageSchema.safeParse(data)
      if (!parsed.success || parsed.data.type !== 'form-preview:show') return
      const next = parsed.data
      setShown(next)
      const key = `${next.step} ${next.field ?? ''} ${next.round}`
      if (key === at.current) return
      at.current = key
      seq.current += 1
      setPlace({ step: next.step, field: next.field, seq: seq.current })
    }
    window.addEventListener('message', handle)
    window.parent.postMessage({ type: 'form-preview:ready' } satisfies PreviewMessage, location.origin)
    return () => window.removeEventListener('message', handle)
  }, [isAllowed])

  if (!shown) return <Page id="main">{t('previewNothing')}</Page>
  const { form, round } = shown
  return (
    <Page id="main">
      <Stack>
        <Text $muted>{form.name}</Text>
        <ErrorBoundary resetKey={shown} fallback={() => <Notice title={t('empty')} />}>
          <TriedForm key={`${round} ${kindsOf(form)}`} form={form} place={place} />
        </ErrorBoundary>
      </Stack>
    </Page>
  )
}

/** Changes when a field comes, goes or becomes of another kind: answers of the former would not fit. */
const kindsOf = ({ steps }: PublicForm): string =>
  steps.map(({ fields }) => fields.map(({ name, type }) => `${name}:${type}`).join()).join(';')
