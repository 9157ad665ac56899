import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { Toast, type ToastAction, type ToastTone } from './Toast'
import { media } from './media'
import { token } from './tokens'

export interface ToastOptions {
  /** Errors are red, successes in the accent colour. */
  tone?: ToastTone
  /** Goes after 1 s instead of 5; never for an error. With an action it stays 20 s. */
  isDiscreet?: boolean
  action?: ToastAction
}

type ShowToast = (message: string, options?: ToastOptions) => void

interface QueuedToast extends ToastOptions {
  id: number
  message: string
}

const ToastContext = createContext<ShowToast | null>(null)

/** Shows a toast: `const toast = useToast()`, then `toast('Saved', { tone: 'success' })`. Throws outside of ToastProvider. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('ToastProvider is missing above this component')
  return show
}

/** The specification's times; what can be undone stays long enough to be reached by keyboard or screen reader (WCAG 2.2.1). */
const shownMs = ({ isDiscreet, tone, action }: ToastOptions): number => {
  if (action) return 20_000
  return isDiscreet && tone !== 'error' ? 1000 : 5000
}

const Region = styled.div`
  position: fixed;
  /* clear of the bar of a small screen and of a notice: global.css */
  inset: auto auto var(--_toasts-foot) 50%;
  translate: -50% 0;
  z-index: ${token('z-toast')};
  display: grid;
  gap: ${token('s-2')};
  justify-items: center;
  inline-size: max-content;
  max-inline-size: calc(100vw - 2rem);

  ${media.print} {
    display: none;
  }
`

/**
 * Toasts, three at most, spoken by a screen reader as they come. Time stands still for as long as the pointer or the focus is on them, so
 * that nobody has to hurry.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const dismissLabel = useText('ui')('close')
  const [toasts, setToasts] = useState<readonly QueuedToast[]>([])
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const lastId = useRef(0)

  const show = useCallback<ShowToast>((message, options = {}) => {
    lastId.current += 1
    const toast = { ...options, message, id: lastId.current }
    setToasts((old) => [...old.filter((shown) => shown.message !== message), toast].slice(-3))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((old) => old.filter((toast) => toast.id !== id)), [])
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (!isEmpty) return
    // The toast that had the pointer is gone and cannot report that it left.
    setHovered(false)
    setFocused(false)
  }, [isEmpty])

  const timed = useMemo(() => toasts.map((toast) => ({ id: toast.id, ms: shownMs(toast) })), [toasts])
  return (
    <ToastContext value={show}>
      {children}
      <Region
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {/* Errors interrupt, all else waits its turn; both regions are there before their first word, or it would not be read. */}
        <div role="status" aria-live="polite">
          <ToastStack toasts={toasts.filter(({ tone }) => tone !== 'error')} dismissLabel={dismissLabel} onDismiss={dismiss} />
        </div>
        <div role="alert" aria-live="assertive">
          <ToastStack toasts={toasts.filter(({ tone }) => tone === 'error')} dismissLabel={dismissLabel} onDismiss={dismiss} />
        </div>
      </Region>
      {timed.map(({ id, ms }) => (
        <ToastTimer key={id} id={id} ms={ms} isPaused={isHovered || isFocused} onEnd={dismiss} />
      ))}
    </ToastContext>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token('s-2')};
  justify-items: center;
`

interface ToastStackProps {
  toasts: readonly QueuedToast[]
  dismissLabel: string
  onDismiss: (id: number) => void
}

function ToastStack({ toasts, dismissLabel, onDismiss }: ToastStackProps) {
  if (toasts.length === 0) return null
  return (
    <Stack>
      {toasts.map(({ id, message, tone, action }) => (
        <Toast key={id} tone={tone ?? 'neutral'} action={action} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)}>
          {message}
        </Toast>
      ))}
    </Stack>
  )
}

function ToastTimer({ id, ms, isPaused, onEnd }: { id: number; ms: number; isPaused: boolean; onEnd: (id: number) => void }) {
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => onEnd(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, isPaused, onEnd])
  return null
}
