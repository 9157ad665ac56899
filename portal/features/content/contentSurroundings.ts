import { createContext, type ReactNode, useContext } from 'react'
import type { LinkTarget, Widget } from '../../../shared/contracts/content/content'

export type ContentForm = Extract<Widget, { type: 'form' }>['form']

/** What a content does not know of the place that it is drawn in. */
export type ContentSurroundings = Readonly<{
  /** Editors are told what is not drawn and why; for readers it is not there. */
  isEditor: boolean
  /** Address of a link, and whether it opens in a window of its own. */
  hrefOf: (to: LinkTarget) => Readonly<{ href: string; isNew: boolean }>
  renderForm: (form: ContentForm) => ReactNode
}>

export const ContentSurroundingsContext = createContext<ContentSurroundings | null>(null)

export function useContentSurroundings(): ContentSurroundings {
  const surroundings = useContext(ContentSurroundingsContext)
  if (!surroundings) throw new Error('ContentSurroundingsContext is missing above this component')
  return surroundings
}
