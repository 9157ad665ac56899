/** The widths, in px, at which a layout may change. */
export type Breakpoint = 480 | 600 | 768 | 860 | 960 | 1200 | 1440

/** Just under a breakpoint, so that it and `from` never hold at once, whatever the zoom. */
const under = (width: Breakpoint): string => `(max-width: ${width - 0.02}px)`

/** The media queries of the product, written before a block of styles: `${media.below(600)} { … }`. */
export const media = {
  print: '@media print',
  screen: '@media screen',
  forcedColours: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  coarsePointer: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Narrower than `width`; a sheet of paper may be that too. */
  below: (width: Breakpoint): string => `@media ${under(width)}`,
  /** At least `width`. */
  from: (width: Breakpoint): string => `@media (min-width: ${width}px)`,
  /** At least `from` and narrower than `to`. */
  between: (from: Breakpoint, to: Breakpoint): string => `@media (min-width: ${from}px) and ${under(to)}`,
  /** Narrower than `width`, and never on paper. */
  screenBelow: (width: Breakpoint): string => `@media screen and ${under(width)}`,
} as const
