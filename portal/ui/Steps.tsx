import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'
import { token } from './tokens'

const Root = styled.ol`
  display: grid;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: ${token('s-3')};
    align-items: center;
    min-block-size: 2.25rem;
    color: ${token('text-muted')};
  }

  > li + li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.59375rem;
    inset-block: -0.5rem auto;
    block-size: 1rem;
    inline-size: 1px;
    background: ${token('border')};
  }

  > li[data-state='done'] {
    color: ${token('text')};
  }

  > li[data-state='current'] {
    color: ${token('text')};
    font-weight: 550;
  }

  small {
    font: ${token('t-small')};
    color: ${token('text-muted')};
  }
`

const Mark = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border-radius: 50%;
  border: 1px solid ${token('control')};
  background: ${token('surface')};
  color: ${token('on-accent')};

  [data-icon] {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 3;
  }

  [data-state='done'] > & {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }

  [data-state='current'] > & {
    border: 2px solid ${token('accent')};
    border-block-start-color: ${token('border')};
    animation: turn 900ms linear infinite;
  }
`

export interface Step {
  id: string
  label: ReactNode
  state: 'done' | 'current' | 'todo'
  /** "1.2 s", "3 of 5". */
  detail?: ReactNode
}

interface StepsProps {
  steps: readonly Step[]
  label?: string
}

/** The progress of something that takes a while. */
export function Steps({ steps, label }: StepsProps) {
  const t = useText('ui')
  return (
    <Root aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <Mark>{step.state === 'done' && <Icon of={Check} />}</Mark>
          <span>
            {step.label}
            {step.state === 'done' && <VisuallyHidden> {t('stepDone')}</VisuallyHidden>}
          </span>
          {step.detail && <small>{step.detail}</small>}
        </li>
      ))}
    </Root>
  )
}
