import { styled } from 'styled-components'
import { RichText } from '../ui/RichText'
import { token } from '../ui/tokens'

const Root = styled.p`
  font: 400 1.25rem/1.75rem ${token('in-display')};
  text-wrap: pretty;

  > strong {
    font-weight: 500;
    white-space: nowrap;
  }
`

/** What a card comes to, said in one sentence; its figures stand in `<b>` tags of the text. */
export const Statement = ({ children }: Readonly<{ children: string }>) => (
  <Root>
    <RichText tags={{ b: (figure) => <strong>{figure}</strong> }}>{children}</RichText>
  </Root>
)
