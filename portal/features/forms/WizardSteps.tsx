import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { Icon } from '../../ui/Icon'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'
import { WordsSkeleton } from '../../ui/WordsSkeleton'

/** In a narrow window the progress says where one is. */
const StepsBeside = styled.nav`
  ${media.below(960)} {
    display: none;
  }
`

const StepList = styled.ol`
  display: grid;
  border-block-start: 1px solid ${token('text-muted')};

  > li > :is(button, div) {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('s-2')};
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding: ${token('s-1')} 0;
    border: 0;
    border-block-end: 1px solid ${token('border')};
    background: none;
    color: inherit;
    font: ${token('t-body')};
    text-align: start;
  }

  button {
    cursor: pointer;
  }

  button:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  button[aria-current] {
    color: ${token('accent')};
    font-weight: 600;
  }

  small {
    display: block;
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  [data-wrong] [data-icon] {
    color: ${token('loss')};
  }
`

interface WizardStepsProps {
  steps: readonly Readonly<{ index: number; title: string; isCurrent: boolean; isVisited: boolean; missing: number }>[]
  onGo: (index: number) => void
}

/** The steps of a form beside it, each a way there, with what is done and what is missing of those that were seen. */
export function WizardSteps({ onGo, steps }: WizardStepsProps) {
  const t = useText('forms')
  return (
    <StepsBeside aria-label={t('steps')}>
      <StepList>
        {steps.map(({ index, isCurrent, isVisited, missing, title }, place) => {
          const isWrong = isVisited && !isCurrent && missing > 0
          const isDone = isVisited && !isCurrent && missing === 0
          return (
            <li key={index} data-wrong={isWrong ? '' : undefined}>
              <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => onGo(index)}>
                <span aria-hidden="true">{place + 1}</span>
                <span>
                  {title}
                  {isWrong && <small>{t('missingCount', { count: missing })}</small>}
                  {isDone && <small>{t('complete')}</small>}
                </span>
                {isWrong ? <Icon of={CircleAlert} size="s" /> : isDone ? <Icon of={Check} size="s" /> : null}
              </button>
            </li>
          )
        })}
      </StepList>
    </StepsBeside>
  )
}

/** The same before it is known which steps there are. */
export const AwaitedSteps = () => (
  <StepsBeside as="div" aria-hidden="true">
    <StepList as="ul">
      {['First step', 'Another step', 'The last'].map((like) => (
        <li key={like}>
          <div>
            <span />
            <span>
              <WordsSkeleton like={like} />
            </span>
          </div>
        </li>
      ))}
    </StepList>
  </StepsBeside>
)
