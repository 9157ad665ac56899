import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { useLocale } from '../lib/i18n/LocaleContext'
import type { Namespace } from '../lib/i18n/namespaces'
import { loadTexts } from '../lib/i18n/texts'
import { loadPart, PartUnavailableError } from '../lib/loadPart'
import type { Locale } from '../../shared/i18n/locales'
import { PartFailed } from './PartFailed'

export type LazyPart<P extends object> = ComponentType<P> & Readonly<{ preload: (locale: Locale) => Promise<void> }>

type Options = Readonly<{
  /** Namespaces that come with it. */
  texts?: readonly Namespace[]
  /** False when what stands round it shows the failure in a way of its own, as a menu's button does. */
  showsFailure?: boolean
}>

type PropsOf<C> = C extends (props: infer P) => ReactNode ? (P extends object ? P : object) : never

/**
 * A part of the app that is fetched when it is first shown; `name` is its named export. Suspends until it is there: put a `Suspense` with
 * a skeleton round it. When it cannot be had it says so in its place and can be tried again; what it throws itself goes on to the next
 * boundary. Preloaded, it is shown at once.
 */
export function lazyPart<M extends object, N extends keyof M & string>(
  load: () => Promise<M>,
  name: N,
  { texts = [], showsFailure = true }: Options = {},
): LazyPart<PropsOf<M[N]>> {
  type P = PropsOf<M[N]>
  let loaded: ComponentType<P> | undefined
  let underWay: Promise<ComponentType<P>> | undefined

  const fetchPart = (): Promise<ComponentType<P>> =>
    (underWay ??= loadPart(load).then(
      (file) => (loaded = file[name] as ComponentType<P>),
      (error: unknown) => {
        setTimeout(forget, 3000)
        throw error
      },
    ))
  const makeLater = (): ComponentType<P> => lazy(async () => ({ default: await fetchPart() }))
  let Later = makeLater()
  /** A failure stands until somebody asks for it anew, or comes later: React keeps what a lazy component once rejected with. */
  const forget = (): void => {
    if (loaded) return
    underWay = undefined
    Later = makeLater()
  }

  function Part(props: P) {
    const locale = useLocale()
    // Beside the code; what fails of them is told by the component that asks for the text.
    if (!loaded) loadTexts(locale, texts).catch(() => undefined)
    // Which of the two it is stays as it was at the first render: a change would mount the part anew.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later)
    return <Shown {...props} />
  }

  function LazyPartInPlace(props: P) {
    if (!showsFailure) return <Part {...props} />
    return (
      <ErrorBoundary
        fallback={({ error, reset }) => {
          if (!(error instanceof PartUnavailableError)) throw error
          const retry = () => {
            forget()
            reset()
          }
          return <PartFailed error={error} onRetry={retry} />
        }}
      >
        <Part {...props} />
      </ErrorBoundary>
    )
  }

  const preload = async (locale: Locale): Promise<void> => {
    await Promise.all([fetchPart(), loadTexts(locale, texts)])
  }
  return Object.assign(LazyPartInPlace, { preload })
}
