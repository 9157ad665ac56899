import { useSyncExternalStore } from 'react'
import type { PinRequired } from '../../shared/contracts/secondFactor'
import { ApiError } from './apiClient'

let waiting: PinRequired | null = null
const listeners = new Set<() => void>()

/** Keeps a step in memory alone: it stands for a password. */
function setWaiting(step: PinRequired | null): void {
  waiting = step
  for (const listener of listeners) listener()
}

/**
 * Whether a sign-in was refused for want of its second factor; its step is then what `useWaitingStep` gives. A refusal without a step, as a
 * custom token gets, leads nowhere and is shown as any other.
 */
export function waitForSecondFactor(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'pin_required') return false
  // The server's own answer, by its contract; its schema would weigh on the first screen.
  const step = error.detail as PinRequired | undefined
  if (!step?.step) return false
  setWaiting(step)
  return true
}

export const endWaiting = (): void => setWaiting(null)

/** The step of a sign-in that waits for its second factor, whichever door it came by. */
export const useWaitingStep = (): PinRequired | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
