import { useContext } from 'react'
import { SessionContext } from './session'

/** Of the notice that says on every page of such a session that nothing can be changed: what writes is described by it. */
export const lookingNoticeId = 'looking'

/** Whether the server refuses whatever the person would change: they look with somebody's eyes. */
export function useIsReadOnly(): boolean {
  const state = useContext(SessionContext)?.state
  return state?.status === 'signed-in' && state.session.isReadOnly === true
}

let explain: () => void = () => undefined

/** Sets what says why a control that writes did nothing. Returns its end. */
export function setReadOnlyHandler(handler: () => void): () => void {
  explain = handler
  return () => {
    if (explain === handler) explain = () => undefined
  }
}

/** For a control that writes, pressed in a session that only looks. */
export const explainReadOnly = (): void => explain()

/** Attributes of a control that cannot be used now and says why; it keeps its place in the order of the keyboard. */
type Unavailable = Readonly<{ 'aria-disabled': true; 'aria-describedby': string }>

/**
 * For a control of the kit that changes something at once: where the session only looks, how it says that it is unavailable, and what its use does
 * instead; null everywhere else.
 */
export function useWriting(isWriting: boolean): Readonly<{ attributes: Unavailable; explain: () => void }> | null {
  const isReadOnly = useIsReadOnly()
  return isWriting && isReadOnly
    ? { attributes: { 'aria-disabled': true, 'aria-describedby': lookingNoticeId }, explain: explainReadOnly }
    : null
}
