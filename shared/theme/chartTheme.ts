import type { ResolvedTheme } from './resolveTheme'

/** What a chart needs; a canvas does not resolve CSS variables, so these are real colours. */
export type ChartTheme = Readonly<{
  /** Series 1 to 12 in order; the first is always the client's own money. */
  series: readonly string[]
  /** Always grey, and drawn dashed. */
  benchmark: string
  grid: string
  /** The zero line and the cursor. */
  rule: string
  axis: string
  surface: string
  text: string
  font: string
}>

export const toChartTheme = ({ colours, fonts }: ResolvedTheme): ChartTheme => ({
  series: [
    colours.series1,
    colours.series2,
    colours.series3,
    colours.series4,
    colours.series5,
    colours.series6,
    colours.series7,
    colours.series8,
    colours.series9,
    colours.series10,
    colours.series11,
    colours.series12,
  ],
  benchmark: colours.seriesBenchmark,
  grid: colours.chartGrid,
  rule: colours.rule,
  axis: colours.chartAxis,
  surface: colours.surface,
  text: colours.text,
  font: fonts.text,
})
