import { styled } from 'styled-components'
import { token } from './tokens'

interface SkeletonProps {
  width?: string
  /** Without one it stands for a line of text, and takes the place of one in the face round it. */
  height?: string
  /** Space above and below, so that the line has its final height. */
  margin?: string
}

/** What shows through all that stands in for something. */
export const boneColour = `color-mix(in oklab, ${token('text')} 9%, ${token('surface')})`

const Bone = styled.span`
  display: block;
  border-radius: ${token('radius-s')};
  background: ${boneColour};
  animation: breathe 1.4s ease-in-out infinite alternate;
`

/** Stands in, at the final size, for what is being fetched. */
export function Skeleton({ width = '100%', height, margin }: SkeletonProps) {
  return (
    <Bone
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height ?? '0.6lh', marginBlock: margin ?? (height ? undefined : '0.2lh') }}
    />
  )
}
