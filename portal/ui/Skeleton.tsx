import { styled } from 'styled-components'
import { token } from './tokens'

interface SkeletonProps {
  width?: string
  height?: string
  /** Space above and below, so that the line has its final height. */
  margin?: string
  isRound?: boolean
}

const Bone = styled.span<{ $isRound: boolean }>`
  display: block;
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : token('radius-s'))};
  background: color-mix(in oklab, ${token('text')} 9%, ${token('surface')});
  animation: breathe 1.4s ease-in-out infinite alternate;
`

/** Stands in, at the final size, for what is being fetched. */
export function Skeleton({ width = '100%', height = '0.875rem', margin, isRound = false }: SkeletonProps) {
  return (
    <Bone
      aria-hidden="true"
      $isRound={isRound}
      style={{ inlineSize: width, blockSize: height, ...(margin ? { marginBlock: margin } : {}) }}
    />
  )
}
