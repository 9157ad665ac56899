import { styled } from 'styled-components'
import type { AnswerIssue } from '../../../shared/contracts/forms/answersSchema'
import { token } from '../../ui/tokens'

const Missing = styled.ul`
  display: grid;
  gap: ${token('s-1')};

  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`

interface MissingListProps {
  items: readonly Readonly<{ issue: AnswerIssue; step: Readonly<{ index: number; title: string }> | undefined; label: string }>[]
  onGo: (step: number, path: string) => void
}

/** What is missing, each a way to its field. A paragraph holds no list, so it is one of buttons. */
export function MissingList({ items, onGo }: MissingListProps) {
  return (
    <Missing as="span">
      {items.map(({ issue, label, step }) => (
        <button key={issue.path} type="button" onClick={() => step && onGo(step.index, issue.path)}>
          {step ? `${step.title}: ${label}` : label}
        </button>
      ))}
    </Missing>
  )
}
