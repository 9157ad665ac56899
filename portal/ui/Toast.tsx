import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Button } from './Button'
import { IconButton } from './IconButton'

export type ToastTone = 'neutral' | 'success' | 'error'

const grounds = {
  neutral: css`
    background: var(--text);
    color: var(--page);
    --wash: var(--page);
  `,
  success: css`
    background: var(--accent);
    color: var(--on-accent);
    --wash: var(--on-accent);
  `,
  error: css`
    background: var(--danger);
    color: var(--on-danger);
    --wash: var(--on-danger);
  `,
}

const Root = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  inline-size: fit-content;
  max-inline-size: min(30rem, 100%);
  padding: var(--s-2) var(--s-2) var(--s-2) var(--s-4);
  min-block-size: 2.75rem;
  border-radius: var(--radius);
  box-shadow: var(--shadow-pop);
  ${({ $tone }) => grounds[$tone]}

  button,
  button[data-hovered] {
    color: inherit;
  }

  button[data-hovered] {
    background: color-mix(in oklab, var(--wash) 16%, transparent);
  }

  button:focus-visible {
    outline-color: currentColor;
  }

  [data-variant='quiet'] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export interface ToastAction {
  label: string
  onPress: () => void
}

interface ToastProps {
  tone?: ToastTone
  /** "Undo". */
  action?: ToastAction | undefined
  dismissLabel: string
  onDismiss: () => void
  children: ReactNode
}

/** A short message of what was done; shown by `useToast`. */
export function Toast({ tone = 'neutral', action, dismissLabel, onDismiss, children }: ToastProps) {
  return (
    <Root $tone={tone}>
      <span>{children}</span>
      {action && (
        <Button
          variant="quiet"
          size="s"
          onPress={() => {
            action.onPress()
            onDismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={dismissLabel} size="s" onPress={onDismiss} />
    </Root>
  )
}
