import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './Icon'
import { Button } from './Button'

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
  button:hover {
    color: inherit;
  }

  button:hover {
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

const Dismiss = styled.button`
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;

  [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
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
    <Root $tone={tone} data-toast="">
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
      <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon of={X} />
      </Dismiss>
    </Root>
  )
}
