import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './Icon'
import { Button } from './Button'
import { media } from './media'
import { token } from './tokens'

export type ToastTone = 'neutral' | 'success' | 'error'

const grounds = {
  neutral: css`
    background: ${token('text')};
    color: ${token('page')};
    --_wash: ${token('page')};
  `,
  success: css`
    background: ${token('accent')};
    color: ${token('on-accent')};
    --_wash: ${token('on-accent')};
  `,
  error: css`
    background: ${token('danger')};
    color: ${token('on-danger')};
    --_wash: ${token('on-danger')};
  `,
}

const Root = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  inline-size: fit-content;
  max-inline-size: min(30rem, 100%);
  padding: ${token('s-2')} ${token('s-2')} ${token('s-2')} ${token('s-4')};
  min-block-size: 2.75rem;
  border-radius: ${token('radius')};
  box-shadow: ${token('shadow-pop')};
  ${({ $tone }) => grounds[$tone]}

  button,
  button:hover {
    color: inherit;
  }

  button:hover {
    background: color-mix(in oklab, var(--_wash) 16%, transparent);
  }

  button:focus-visible {
    outline-color: currentColor;
  }

  [data-variant='quiet'] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.forcedColours} {
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
  border-radius: ${token('radius')};
  background: none;

  [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  ${media.coarsePointer} {
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
