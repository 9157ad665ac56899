import { styled } from 'styled-components'
import { HeroFigure } from '../../../wealth/HeroFigure'
import { token } from '../../../ui/tokens'

/** One figure, and beside it what it means. */
export const Hero = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12mm;
  align-items: end;

  > :last-child {
    max-inline-size: 74mm;
    justify-self: end;
  }
`

export const Label = styled.p`
  color: ${token('text-muted')};
  font: 500 8.5pt/1.3 ${token('in-text')};
`

export const Value = styled(HeroFigure)`
  font-size: 30pt;
`

export const Warning = styled.p`
  margin-block-start: 5mm;
  padding: 2.5mm 4mm;
  border-inline-start: 0.7mm solid ${token('warning')};
  background: ${token('warning-soft')};
`
