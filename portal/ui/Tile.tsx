import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import { tabularFigures } from './mixins'
import { type Tone, toneColours } from './tone'
import { media } from './media'
import { token } from './tokens'

/* where the chart lies under the figure */
const chartBelow = css`
  grid-template-columns: minmax(0, 1fr);

  > [data-tile-chart] > * {
    inline-size: 100%;
    block-size: 1.75rem;
    margin-block-start: ${token('s-2')};
  }
`

const Root = styled.div<{ $wide: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('s-3')};
  align-items: end;
  align-content: start;
  padding: ${token('s-4')} ${token('s-5')};
  box-shadow: -1px -1px 0 ${token('hairline')};

  dd {
    min-inline-size: 0;
  }

  /* the figure explains itself: its label is the button, and the whole tile answers to it */
  &:has([data-explains]):hover {
    background: ${token('surface-hover')};
  }

  &:has([data-explains][aria-expanded='true']) {
    background: ${token('surface-selected')};
    box-shadow:
      -1px -1px 0 ${token('hairline')},
      inset 0 -2px 0 ${token('accent')};
  }

  ${media.between(960, 1200)} {
    ${chartBelow}
  }

  ${media.below(600)} {
    ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  }

  ${media.below(480)} {
    padding: ${token('s-3')} ${token('s-4')};
    ${chartBelow}
  }

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }

  ${media.print} {
    padding: 3mm;
    ${chartBelow}
  }
`

const Label = styled.dt`
  grid-column: 1 / -1;
  color: ${token('text-muted')};
  font: ${token('t-label')};
  margin-block-end: ${token('s-1')};
`

const Value = styled.dd<{ $tone?: Tone | undefined }>`
  ${tabularFigures}
  font: ${token('t-figure')};
  letter-spacing: -0.015em;
  display: flex;
  align-items: center;
  gap: 0.375rem;
  white-space: nowrap;
  ${({ $tone }) => $tone && `color: ${toneColours[$tone]};`}

  > [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 2;
  }

  ${media.below(480)} {
    font-size: 1.25rem;
  }

  ${media.print} {
    font-size: 13pt;
  }
`

const Note = styled.dd`
  grid-column: 1 / -1;
  color: ${token('text-muted')};
  font: ${token('t-small')};
  margin-block-start: 2px;
`

interface TileProps {
  label: ReactNode
  /** The figure; with `tone` green or red. */
  children: ReactNode
  tone?: Tone | undefined
  /** The arrow of a result, beside its sign. */
  icon?: IconShape | undefined
  note?: ReactNode
  /** A sparkline, 5.5 by 2 rem. */
  chart?: ReactNode
  /** Takes the whole row on a small screen. */
  wide?: boolean
}

export function Tile({ label, children, tone, icon, note, chart, wide = false }: TileProps) {
  return (
    <Root $wide={wide}>
      <Label>{label}</Label>
      <Value $tone={tone}>
        {icon && <Icon of={icon} />}
        {children}
      </Value>
      {chart && <dd data-tile-chart="">{chart}</dd>}
      {note && <Note>{note}</Note>}
    </Root>
  )
}
