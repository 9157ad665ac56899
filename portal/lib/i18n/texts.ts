import { hasOrder, setOrder } from '../../../shared/i18n/collate'
import type { Locale } from '../../../shared/i18n/locales'
import { shellTexts } from '../../../shared/routes/screens'
import { loadPart } from '../loadPart'
import type { Message } from './formatMessage'
import type { Namespace, Namespaces } from './namespaces'

type Texts<N extends Namespace> = Readonly<Record<keyof Namespaces[N], Message>>
export type TextFile = Readonly<{ default: Texts<Namespace> }>
/** Texts under way: with their `value` once they are there, `isAwaited` once a component has met them before. */
type Coming<N extends Namespace> = Promise<Texts<N>> & { value?: Texts<N>; isAwaited?: true }

const coming = new Map<string, Coming<Namespace>>()

type Fetch = (locale: Locale) => Promise<unknown>

/**
 * Namespaces that somebody's first screen is drawn with. A pattern each, with the language alone left open: the build writes the file of each language
 * in its place (`textAddresses`).
 */
const ofFirstScreens: Partial<Record<Namespace, Fetch>> = {
  shell: (locale) => import(`../../app/messages/${locale}.json`, { with: { type: 'json' } }),
  ui: (locale) => import(`../../ui/messages/${locale}.json`, { with: { type: 'json' } }),
  common: (locale) => import(`../messages/${locale}.json`, { with: { type: 'json' } }),
  account: (locale) => import(`../../features/account/messages/${locale}.json`, { with: { type: 'json' } }),
  auth: (locale) => import(`../../features/auth/messages/${locale}.json`, { with: { type: 'json' } }),
  clients: (locale) => import(`../../features/clients/messages/${locale}.json`, { with: { type: 'json' } }),
  cookies: (locale) => import(`../../features/cookies/messages/${locale}.json`, { with: { type: 'json' } }),
  holdings: (locale) => import(`../../features/holdings/messages/${locale}.json`, { with: { type: 'json' } }),
  performance: (locale) => import(`../../features/performance/messages/${locale}.json`, { with: { type: 'json' } }),
  portfolio: (locale) => import(`../../features/portfolio/messages/${locale}.json`, { with: { type: 'json' } }),
  report: (locale) => import(`../../features/report/messages/${locale}.json`, { with: { type: 'json' } }),
  transactions: (locale) => import(`../../features/transactions/messages/${locale}.json`, { with: { type: 'json' } }),
}

async function fetchFile(locale: Locale, namespace: Namespace): Promise<TextFile> {
  const first = ofFirstScreens[namespace]
  if (first) return first(locale) as Promise<TextFile>
  const { fetchLater } = await import('./laterTexts')
  return fetchLater(namespace, locale)
}

/** Fetches one namespace; always the same promise, until it fails: the next question then fetches anew. */
function loadNamespace(locale: Locale, namespace: Namespace): Coming<Namespace> {
  const key = `${locale}/${namespace}`
  const underWay = coming.get(key)
  if (underWay) return underWay
  const promise: Coming<Namespace> = loadPart(() => fetchFile(locale, namespace)).then(
    ({ default: value }) => (promise.value = value),
    (error: unknown) => {
      coming.delete(key)
      throw error
    },
  )
  coming.set(key, promise)
  return promise
}

/** Fetches the texts of some namespaces in a language, and those that every screen needs. Rejects when a file cannot be fetched. */
export async function loadTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all([loadOrder(locale), ...[...shellTexts, ...namespaces].map((namespace) => loadNamespace(locale, namespace))])
}

/** For a browser that does not know the alphabet of a language. Without it names stand in the order of the browser. */
async function loadOrder(locale: Locale): Promise<void> {
  if (hasOrder(locale)) return
  const order = await loadPart(() => import('../../../shared/i18n/alphabets')).catch(() => undefined)
  if (order) setOrder(locale, order.alphabetOrder(locale))
}

/** The namespaces that some screen has shown so far, in any language. */
export const namespacesInUse = (): Namespace[] => [
  ...new Set([...coming].flatMap(([key, { value }]) => (value ? [key.slice(key.indexOf('/') + 1) as Namespace] : []))),
]

/**
 * Texts of a namespace: themselves when they came before any component asked, else the promise of their arrival, for good. A component that
 * suspended is taken up where it was, and React expects the same hooks then: who once asked with `use` must go on to.
 */
export function textsOf<N extends Namespace>(locale: Locale, namespace: N): Texts<N> | Promise<Texts<N>> {
  const texts = loadNamespace(locale, namespace) as Coming<N>
  if (texts.value && !texts.isAwaited) return texts.value
  texts.isAwaited = true
  return texts
}

/** Texts of a namespace outside a component; undefined while they are on their way. */
export const textsAtHand = <N extends Namespace>(locale: Locale, namespace: N): Texts<N> | undefined =>
  (loadNamespace(locale, namespace) as Coming<N>).value
