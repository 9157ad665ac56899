import { styled } from 'styled-components'
import { RichText } from '../ui/RichText'
import { token } from '../ui/tokens'
import { WordsSkeleton } from '../ui/WordsSkeleton'

const Root = styled.p`
  font: 400 1.25rem/1.75rem ${token('in-display')};
  text-wrap: pretty;

  > :is(strong, b) {
    font-weight: 500;
    white-space: nowrap;
  }
`

/**
 * What a card comes to, said in one sentence; its figures stand in `<b>` tags of the text. On paper they are no `strong`, which Chromium writes as a
 * kind of structure that PDF/A-2 does not know.
 */
export const Statement = ({ children, onPaper = false }: Readonly<{ children: string; onPaper?: boolean }>) => (
  <Root>
    <RichText tags={{ b: (figure) => (onPaper ? <b>{figure}</b> : <strong>{figure}</strong>) }}>{children}</RichText>
  </Root>
)

/** In its place while its figures are on their way. */
export const AwaitedStatement = ({ like }: Readonly<{ like: string }>) => (
  <Root aria-hidden="true">
    <WordsSkeleton like={like.replace(/<[^>]*>/g, '')} />
  </Root>
)
