import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { isoDate } from '../../shared/domain/dates'
import { money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { Amount } from './Amount'
import { initials } from './Avatar'
import { DateText } from './DateText'
import { Percent } from './Percent'
import { renderUi } from '../app/testing/renderUi'

const colourOf = (text: string) => getComputedStyle(screen.getByText(text)).color

describe('Amount', () => {
  it('has a true minus and no colour unless it is a result', () => {
    renderUi(<Amount value={money('-1317.8', 'GBP')} />)
    expect(screen.getByText('−£1,317.80')).toBeInTheDocument()
    expect(colourOf('−£1,317.80')).not.toContain('loss')
  })

  it('has a plus and the colour of a gain when it is one', () => {
    renderUi(<Amount value={money('31633.2', 'GBP')} tone />)
    expect(colourOf('+£31,633.20')).toBe('var(--gain)')
  })

  it('is neither gain nor loss when it rounds to zero', () => {
    renderUi(<Amount value={money('-0.004', 'GBP')} tone />)
    expect(colourOf('£0.00')).toBe('var(--text-muted)')
  })

  it('is a dash with its reason when it is missing, never a zero', () => {
    renderUi(<Amount value={null} missing="No price today" />)
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('No price today')).toBeInTheDocument()
  })

  it('is written in the language shown', () => {
    renderUi(<Amount value={money('1234567.5', 'EUR')} />, { locale: 'is' })
    expect(screen.getByText('1.234.567,50\u00a0€', { normalizer: (text) => text })).toBeInTheDocument()
  })

  it('has no decimals in krónur', () => {
    renderUi(<Amount value={money('12300', 'ISK')} />, { locale: 'is' })
    expect(screen.getByText(/^12\.300/)).toBeInTheDocument()
  })
})

describe('Percent', () => {
  it('has sign and colour as a result', () => {
    renderUi(
      <>
        <Percent value={ratio(0.2745)} tone />
        <Percent value={ratio(-0.0211)} tone />
      </>,
    )
    expect(colourOf('+27.45%')).toBe('var(--gain)')
    expect(colourOf('−2.11%')).toBe('var(--loss)')
  })

  it('is plain as a share', () => {
    renderUi(<Percent value={ratio(0.1687)} />)
    expect(screen.getByText('16.87%')).toBeInTheDocument()
  })

  it('is a dash when it is missing', () => {
    renderUi(<Percent value={null} missing="Under one year" />)
    expect(screen.getByText('Under one year')).toBeInTheDocument()
  })
})

describe('DateText', () => {
  it('is DD/MM/YYYY and machine-readable', () => {
    renderUi(<DateText value={isoDate('2026-11-19')} />)
    expect(screen.getByText('19/11/2026')).toHaveAttribute('datetime', '2026-11-19')
  })
})

describe('initials', () => {
  it.each([
    ['Catherine Ellery-Voss', 'CE'],
    ['Ellery-Voss, Catherine', 'CE'],
    ['Þorvaldsdóttir', 'Þ'],
    ['Ólafur Ragnar Grímsson', 'ÓG'],
    ['', ''],
  ])('of %p are %p', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
