import { styled } from 'styled-components'
import { fieldStyle, hintStyle, labelStyle } from './fieldStyle'
import { Skeleton } from './Skeleton'
import { token } from './tokens'
import { WordsSkeleton } from './WordsSkeleton'

const Root = styled.div`
  ${fieldStyle}
`
const Label = styled.span`
  ${labelStyle}
`
const Hint = styled.span`
  ${hintStyle}
`

interface FieldSkeletonProps {
  /** Words as long as its label, or the label itself where it is known. */
  label: string
  hint?: string
  /** Lines of a field that has several. */
  height?: string
}

/** A field before it is known what stands in it. */
export const FieldSkeleton = ({ label, height = token('control-h'), hint }: FieldSkeletonProps) => (
  <Root aria-hidden="true">
    <Label>
      <WordsSkeleton like={label} />
    </Label>
    <Skeleton height={height} />
    {hint && (
      <Hint>
        <WordsSkeleton like={hint} />
      </Hint>
    )}
  </Root>
)
