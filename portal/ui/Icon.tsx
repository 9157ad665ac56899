import type { ComponentType, SVGProps } from 'react'
import { css, styled } from 'styled-components'

export type IconShape = ComponentType<SVGProps<SVGSVGElement>>

interface IconProps {
  /** An outline icon of lucide-react, or another drawing that takes the same props. */
  of: IconShape
  size?: 's' | 'm' | 'l'
  className?: string
}

const sizes = {
  s: css`
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  `,
  m: css`
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.6;
  `,
  l: css`
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.25;
  `,
}

const Glyph = styled.svg<{ $size: keyof typeof sizes }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $size }) => sizes[$size]}
`

/** An icon stands beside a word and is never its only name, so it is hidden from screen readers. */
export function Icon({ of: shape, size = 'm', className }: IconProps) {
  return <Glyph as={shape} $size={size} className={className} data-icon="" data-size={size} aria-hidden="true" focusable="false" />
}
