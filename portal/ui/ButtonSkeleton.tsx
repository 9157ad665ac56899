import { styled } from 'styled-components'
import { type ButtonLook, buttonStyle } from './buttonStyle'
import { boneColour } from './Skeleton'
import { WordsSkeleton } from './WordsSkeleton'

const Root = styled.span<ButtonLook>`
  ${buttonStyle}
  ${({ $size }) => $size === 'm' && `background: ${boneColour};`}
`

interface ButtonSkeletonProps {
  /** What the button will say. */
  like: string
  size?: ButtonLook['$size']
  hasIcon?: boolean
}

/** In place of a button that comes with an answer: as high and as wide, and deaf. */
export const ButtonSkeleton = ({ like, size = 's', hasIcon = false }: ButtonSkeletonProps) => (
  <Root aria-hidden="true" $variant="quiet" $size={size} data-variant="quiet">
    {/* a dash and a space are as wide as an icon with its gap */}
    <WordsSkeleton like={hasIcon ? `— ${like}` : like} />
  </Root>
)
