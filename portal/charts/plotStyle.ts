import type { CSSProperties } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../ui/media'
import { property, type SeriesNumber, seriesColour, token } from '../ui/tokens'

/**
 * `series` is the client's own, `benchmark` what it is compared with, `base` the money put in that it stands on, `edge` where a band of outcomes
 * ends, and `within` an edge of a band within another.
 */
export type LineKind = 'series' | 'benchmark' | 'base' | 'edge' | 'within'

/** `large` is the chart of a page, `small` that of a drawer. */
export type PlotSize = 'large' | 'small'

/** Room beside the plot for the longest of some values on its axis and at the ends of its lines, as the custom properties that its margins read. */
export const roomFor = (labels: readonly string[], ends: readonly string[] = []): CSSProperties =>
  ({
    // With the gap between the words and the plot, and a pixel for what is rounded.
    '--_axis-room': `${(widest(labels, 400, 0.6875) + 0.6875).toFixed(3)}rem`,
    '--_end-room': `${(widest(ends, 600, 0.875) + 0.6875).toFixed(3)}rem`,
  }) as CSSProperties

let pen: CanvasRenderingContext2D | null | undefined

const families = new Map<string | undefined, string>()

/** Of the text as the theme names it. To ask the page for it has all of the page laid out, in the midst of the drawing: it is asked once a theme. */
function textFamily(): string {
  const { theme } = document.documentElement.dataset
  const known = families.get(theme)
  if (known) return known
  const found = getComputedStyle(document.documentElement).getPropertyValue(property('in-text')) || 'sans-serif'
  families.set(theme, found)
  return found
}

/** Width in rem of the longest of some texts, as the browser draws them at a weight and a size in rem. */
function widest(texts: readonly string[], weight: number, size: number): number {
  if (pen === undefined) pen = typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  // Where nothing can be measured, a letter is two thirds of its height wide.
  if (!pen) return Math.max(0, ...texts.map(({ length }) => length)) * size * 0.66
  pen.font = `${weight} ${size * 16}px ${textFamily()}`
  // Digits of one width, as they are drawn, are as wide as a zero.
  return Math.max(0, ...texts.map((text) => pen?.measureText(text.replace(/\d/g, '0')).width ?? 0)) / 16
}

const margins = {
  large: css`
    margin-inline: max(2.75rem, var(--_axis-room, 0rem)) max(6.25rem, var(--_end-room, 0rem));

    ${media.below(600)} {
      margin-inline: max(2.375rem, var(--_axis-room, 0rem)) max(4.25rem, var(--_end-room, 0rem));
    }
  `,
  small: css`
    margin-inline: max(2.75rem, var(--_axis-room, 0rem)) max(3.75rem, var(--_end-room, 0rem));

    ${media.below(600)} {
      margin-inline: max(2.375rem, var(--_axis-room, 0rem)) max(3.75rem, var(--_end-room, 0rem));
    }
  `,
}

const heights = {
  large: css`
    flex: 1 0 auto;
    min-block-size: 18.75rem;

    ${media.below(600)} {
      min-block-size: 13.5rem;
    }

    ${media.print} {
      min-block-size: 60mm;
    }
  `,
  small: css`
    flex: none;
    block-size: 9rem;
  `,
}

export const Plot = styled.div<{ $size: PlotSize }>`
  position: relative;
  margin-block-start: ${token('s-3')};
  font-variant-numeric: tabular-nums lining-nums;
  ${({ $size }) => margins[$size]}
  ${({ $size }) => heights[$size]}
`

export const YLabel = styled.span`
  position: absolute;
  inset-inline-end: calc(100% + 0.625rem);
  translate: 0 -50%;
  white-space: nowrap;
  color: ${token('chart-axis')};
  font: ${token('t-micro')};
  font-weight: 400;
`

export const XLabels = styled.div<{ $size: PlotSize }>`
  position: relative;
  block-size: 1rem;
  margin-block-start: ${token('s-2')};
  ${({ $size }) => margins[$size]}
  color: ${token('chart-axis')};
  font: ${token('t-micro')};
  font-weight: 400;
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    position: absolute;
    translate: -50% 0;
    white-space: nowrap;
  }

  ${media.below(600)} {
    > span:nth-child(even) {
      display: none;
    }
  }
`

export const EndLabel = styled.span<{ $kind: LineKind }>`
  position: absolute;
  inset-inline-start: calc(100% + 0.625rem);
  translate: 0 -50%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: max-content;
  max-inline-size: max(5.5rem, var(--_end-room, 0rem));
  overflow-wrap: break-word;
  font: ${token('t-label')};
  color: ${({ $kind }) => ($kind === 'series' ? token('series-1') : token('text-muted'))};

  > b {
    ${({ $kind }) => $kind === 'edge' && `color: ${token('text')};`}
    white-space: nowrap;
    font: 600 0.875rem/1.125rem ${token('in-text')};
  }

  ${media.below(600)} {
    inset-inline-start: calc(100% + 0.375rem);
    max-inline-size: max(4.25rem, var(--_end-room, 0rem));

    > b {
      font-size: 0.8125rem;
    }
  }
`

export const Dot = styled.i<{ $kind: LineKind }>`
  position: absolute;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  translate: -50% -50%;
  ${({ $kind }) =>
    $kind === 'series'
      ? css`
          background: ${token('series-1')};
          box-shadow: 0 0 0 2px ${token('surface')};
        `
      : css`
          background: ${token('surface')};
          border: 1.5px solid ${$kind === 'base' ? token('text-muted') : token('series-benchmark')};
        `}

  ${media.forcedColours} {
    border: 2px solid CanvasText;
  }
`

export const Tip = styled.div<{ $isLeft: boolean }>`
  position: absolute;
  z-index: 1;
  display: grid;
  translate: ${({ $isLeft }) => ($isLeft ? 'calc(-100% - 0.75rem)' : '0.75rem')} 0;
  padding: ${token('s-2')} ${token('s-3')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  box-shadow:
    ${token('shadow-pop')},
    0 0 0 1px ${token('border')};
  font: ${token('t-small')};
  white-space: nowrap;
  pointer-events: none;

  > :first-child {
    color: ${token('text-muted')};
  }

  b {
    font-weight: inherit;
  }

  [data-kind='series'] b {
    font-weight: 550;
  }
`

/** The dot of a line with a colour of its own. */
export const dotColour = (series: SeriesNumber | undefined): CSSProperties => (series ? { background: seriesColour(series) } : {})
