import { styled } from 'styled-components'
import chart from '../coverChart.json'

const Art = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  path {
    fill: none;
    stroke: var(--on-deep);
    stroke-opacity: 0.17;
  }

  path[data-main] {
    stroke-opacity: 0.34;
  }

  text {
    fill: var(--on-deep);
    fill-opacity: 0.5;
    font: italic 400 11px var(--in-display);
  }
`

/** A sea chart: contours and soundings, the one ornament of the report. */
export function CoverArt() {
  return (
    <Art viewBox="0 0 794 1123" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {chart.contours.map(({ d, main }) => (
        <path key={d.slice(0, 40)} d={d} data-main={main || undefined} />
      ))}
      {chart.soundings.map(({ x, y, fathoms, feet }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {fathoms}
          <tspan dy="3" fontSize="8">
            {feet}
          </tspan>
        </text>
      ))}
    </Art>
  )
}
