import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import { tabularFigures } from './mixins'
import { type Tone, toneColours } from './tone'

/* where the chart lies under the figure */
const chartBelow = css`
  grid-template-columns: minmax(0, 1fr);

  > [data-tile-chart] > * {
    inline-size: 100%;
    block-size: 1.75rem;
    margin-block-start: var(--s-2);
  }
`

const Root = styled.div<{ $wide: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s-3);
  align-items: end;
  align-content: start;
  padding: var(--s-4) var(--s-5);
  box-shadow: -1px -1px 0 var(--hairline);

  dd {
    min-inline-size: 0;
  }

  @media (min-width: 960px) and (max-width: 1199.98px) {
    ${chartBelow}
  }

  @media (max-width: 599.98px) {
    ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  }

  @media (max-width: 479.98px) {
    padding: var(--s-3) var(--s-4);
    ${chartBelow}
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  @media print {
    padding: 3mm;
    ${chartBelow}
  }
`

const Label = styled.dt`
  grid-column: 1 / -1;
  color: var(--text-muted);
  font: var(--t-label);
  margin-block-end: var(--s-1);
`

const Value = styled.dd<{ $tone?: Tone | undefined }>`
  ${tabularFigures}
  font: var(--t-figure);
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

  @media (max-width: 479.98px) {
    font-size: 1.25rem;
  }

  @media print {
    font-size: 13pt;
  }
`

const Note = styled.dd`
  grid-column: 1 / -1;
  color: var(--text-muted);
  font: var(--t-small);
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
