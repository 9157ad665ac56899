import type { Locale } from '../../../shared/i18n/locales'
import { shellTexts } from '../../../shared/routes/screens'
import { loadPart } from '../loadPart'
import type { Message } from './formatMessage'
import { type Namespace, type Namespaces, placeOf } from './namespaces'

type Texts<N extends Namespace> = Readonly<Record<keyof Namespaces[N], Message>>
type File = Readonly<{ default: Texts<Namespace> }>

const loaded = new Map<string, Texts<Namespace>>()
const loading = new Map<string, Promise<Texts<Namespace>>>()

// Three patterns, because a bundler lists the files of a pattern by their shortest path, and a star does not cross a slash.
function fetchFile(locale: Locale, namespace: Namespace): Promise<File> {
  const { folder, isFeature } = placeOf(namespace)
  if (folder === 'lib') return import(`../messages/${locale}.json`, { with: { type: 'json' } }) as Promise<File>
  return isFeature
    ? (import(`../../features/${folder}/messages/${locale}.json`, { with: { type: 'json' } }) as Promise<File>)
    : (import(`../../${folder}/messages/${locale}.json`, { with: { type: 'json' } }) as Promise<File>)
}

/** Fetches one namespace; the same promise as long as it is under way, a new one after it has failed. */
function loadNamespace(locale: Locale, namespace: Namespace): Promise<Texts<Namespace>> {
  const key = `${locale}/${namespace}`
  const underWay = loading.get(key)
  if (underWay) return underWay
  const promise = loadPart(() => fetchFile(locale, namespace)).then(
    ({ default: texts }) => {
      loaded.set(key, texts)
      return texts
    },
    (error: unknown) => {
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, promise)
  return promise
}

/** Fetches the texts of some namespaces in a language, and those that every screen needs. Rejects when a file cannot be fetched. */
export async function loadTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all([...shellTexts, ...namespaces].map((namespace) => loadNamespace(locale, namespace)))
}

/** The namespaces that some screen has shown so far, in any language. */
export const namespacesInUse = (): Namespace[] => [
  ...new Set([...loaded.keys()].map((key) => key.slice(key.indexOf('/') + 1) as Namespace)),
]

/** Texts of a namespace: themselves when they are there, else the promise of their arrival (always the same one, for React's `use`). */
export function textsOf<N extends Namespace>(locale: Locale, namespace: N): Texts<N> | Promise<Texts<N>> {
  const texts: Texts<Namespace> | Promise<Texts<Namespace>> = loaded.get(`${locale}/${namespace}`) ?? loadNamespace(locale, namespace)
  return texts as Texts<N> | Promise<Texts<N>>
}
