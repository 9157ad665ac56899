import { styled } from 'styled-components'
import { Swatch } from '../../../ui/Swatch'
import { type SeriesNumber, seriesColour, token } from '../../../ui/tokens'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-1')};
  font: ${token('t-strong')};
  white-space: nowrap;
`

/** What tells a compared fund from the others: its colour and, for whoever cannot tell colours, its letter. */
export function FundMark({ letter, series }: Readonly<{ letter: string; series: SeriesNumber }>) {
  return (
    <Root>
      <Swatch $colour={seriesColour(series)} />
      {letter}
    </Root>
  )
}
