import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { liveMessageSchema, liveReady } from '../../../shared/contracts/content/livePreview'
import { type ShownContent, shownContentSchema } from '../../../shared/contracts/content/content'
import { apiPost } from '../../lib/apiClient'
import { apiPath } from '../../lib/data/apiPath'
import { useText } from '../../lib/i18n/useText'
import { Notice } from '../../ui/Notice'
import { Stack } from '../../ui/Stack'
import { token } from '../../ui/tokens'
import { type ContentForm, type ContentSurroundings, ContentSurroundingsContext } from './contentSurroundings'
import { ContentView } from './ContentView'

const Page = styled.main`
  padding: ${token('gutter')};
`

/** Milliseconds without a change before the server is asked how it looks. */
const pauseMs = 250

type Props = Readonly<{ kind: 'pages' | 'posts'; id: string; renderForm: (form: ContentForm) => ReactNode }>

/**
 * A page or a post as its editor has it at the moment, drawn as readers will see it. It shows the draft as it was saved, and then what the
 * editor's window sends, when that is of our own origin. What stands in it is asked of the server, which lets editors alone have it; nothing is
 * stored. Give it a `key`: it shows one record.
 */
export function ContentPreview({ id, kind, renderForm }: Props) {
  const t = useText('content')
  const [content, setContent] = useState<ShownContent | null>(null)
  const [isFailed, setFailed] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (data?: Record<string, unknown>) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      apiPost(apiPath`/api/${kind}/${id}/preview`, data ? { data } : {}, shownContentSchema, { signal, expect401: true }).then(
        (answer) => {
          if (signal.aborted) return
          setContent(answer)
          setFailed(false)
        },
        () => {
          if (!signal.aborted) setFailed(true)
        },
      )
    }
    const editor: Window | null = window.parent === window ? (window.opener as Window | null) : window.parent
    const handle = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source === null || source !== editor) return
      const message = liveMessageSchema.safeParse(data)
      if (!message.success || message.data.collectionSlug !== kind || message.data.data.id !== id) return
      const { data: fields } = message.data
      clearTimeout(timer)
      timer = setTimeout(() => ask(fields), pauseMs)
    }
    window.addEventListener('message', handle)
    ask()
    editor?.postMessage(liveReady, location.origin)
    return () => {
      window.removeEventListener('message', handle)
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [id, kind])

  const surroundings = useMemo(
    (): ContentSurroundings => ({
      isEditor: true,
      renderForm,
      // What leads elsewhere opens in a window of its own: the frame is the editor's.
      hrefOf: (to) =>
        to.kind === 'address' ? { href: to.url, isNew: true } : { href: apiPath`/preview/${to.kind}/${to.id}`, isNew: false },
    }),
    [renderForm],
  )
  if (!content) return <Page id="main">{isFailed ? t('previewNothing') : null}</Page>
  return (
    <Page id="main">
      <Stack>
        {isFailed && <Notice tone="warning" title={t('previewFailed')} />}
        <ContentSurroundingsContext value={surroundings}>
          <ContentView content={content} />
        </ContentSurroundingsContext>
      </Stack>
    </Page>
  )
}
