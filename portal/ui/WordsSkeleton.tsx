import { styled } from 'styled-components'
import { boneColour } from './Skeleton'

/* in the page's styles alone: neither a reader nor a search finds words that are not there yet */
const Words = styled.span`
  &::before {
    content: attr(data-like);
    /* as high as the letters, in each line */
    background: linear-gradient(${boneColour} 0 0) center / 100% 0.75em no-repeat;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    color: transparent;
    animation: breathe 1.4s ease-in-out infinite alternate;
  }
`

/** Stands in for words on their way, as long and in as many lines as words like them, in the face and the language round it. */
export const WordsSkeleton = ({ like }: Readonly<{ like: string }>) => <Words aria-hidden="true" data-like={like} />
