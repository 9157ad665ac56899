import { css } from 'styled-components'
import { tabularFigures } from '../mixins'
import type { DrawnColumn } from './drawColumns'
import { token } from '../tokens'

/** Widths of the table below which columns of a priority give way. */
export const breakpoints = { 3: '60rem', 2: '46rem', 1: '32rem' } as const
/** A drawer is narrow from the start. */
const drawerBreakpoints = { 3: '24rem', 2: '24rem', 1: '24rem' } as const

type Width = (typeof breakpoints)[1 | 2 | 3] | '24rem'

/** What the style of a cell must know of its column and of its neighbours. */
export interface CellLook {
  isNumeric: boolean
  isMuted: boolean
  isStrong: boolean
  isBar: boolean
  width: string | undefined
  /** Gives way below this width. */
  hiddenBelow: Width | null
  /** Is the first, the last of the columns shown: always, or below this width. */
  isFirst: true | Width | null
  isLast: true | Width | null
}

type Place = 'page' | 'drawer'

/** Looks of the columns, in their order. Cells at the edge have the padding of the card, whichever columns have given way. */
export function cellLooks(columns: readonly DrawnColumn<never, never>[], place: Place): CellLook[] {
  const widths = place === 'drawer' ? drawerBreakpoints : breakpoints
  const stages: { below: true | Width; shown: typeof columns }[] = [
    { below: true, shown: columns },
    { below: widths[3], shown: columns.filter(({ priority }) => priority !== 3) },
    { below: widths[2], shown: columns.filter(({ priority }) => priority !== 3 && priority !== 2) },
    { below: widths[1], shown: columns.filter(({ priority }) => priority === undefined) },
  ]
  return columns.map((column) => ({
    isNumeric: column.isNumeric,
    isMuted: column.isMuted,
    isStrong: column.isStrong,
    isBar: column.isBar,
    width: column.width,
    hiddenBelow: column.priority ? widths[column.priority] : null,
    isFirst: stages.find(({ shown }) => shown[0] === column)?.below ?? null,
    isLast: stages.find(({ shown }) => shown.at(-1) === column)?.below ?? null,
  }))
}

const below = (width: true | Width | null, rule: string) =>
  width === null ? '' : width === true ? rule : `@container (max-width: ${width}) { ${rule} }`

export const cellStyle = css<{ $look: CellLook }>`
  /* one line never reaches it: for names and words of several lines, which would touch the rules */
  padding: 0.25rem var(--_gap);
  block-size: ${token('row')};
  text-align: start;
  vertical-align: middle;
  font-weight: inherit;
  border-block-end: 1px solid ${token('hairline')};

  ${({ $look }) =>
    $look.isNumeric &&
    css`
      text-align: end;
      white-space: nowrap;
      ${tabularFigures}
    `}
  ${({ $look }) => $look.isMuted && `color: ${token('text-muted')};`}
  ${({ $look }) => $look.isStrong && 'font-weight: 550;'}
  ${({ $look }) => $look.width && `inline-size: ${$look.width};`}
  ${({ $look }) => below($look.isFirst, 'padding-inline-start: var(--_edge);')}
  ${({ $look }) => below($look.isLast, 'padding-inline-end: var(--_edge);')}
  ${({ $look }) => below($look.hiddenBelow, 'display: none;')}
`

/** Looks come from the same columns, one each. */
export function lookAt(looks: readonly CellLook[], index: number): CellLook {
  const look = looks[index]
  if (!look) throw new Error(`no look for column ${index}`)
  return look
}
