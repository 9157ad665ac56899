import { styled } from 'styled-components'
import { tabularFigures } from './mixins'
import { type Tone, toneColours } from './tone'

/** A figure in text: tabular, unbroken, coloured only when it is a result. */
export const Figure = styled.span<{ $tone?: Tone | undefined }>`
  ${tabularFigures}
  white-space: nowrap;
  ${({ $tone }) => $tone && `color: ${toneColours[$tone]};`}
`
