import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { decimal, money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { renderUi } from '../app/testing/renderUi'
import { Delta } from './Delta'
import { HeroFigure } from './HeroFigure'
import { Units } from '../ui/table/Units'

describe('HeroFigure', () => {
  it('is read as one figure though it is drawn in parts', () => {
    renderUi(<HeroFigure value={money('2312459.37', 'GBP')} />)
    expect(screen.getByText('£2,312,459.37')).toBeInTheDocument()
    expect(screen.getByText('.37').closest('[aria-hidden="true"]')).toHaveTextContent('£2,312,459.37')
  })

  it('has the sign after the figure where the language has it there', () => {
    const { container } = renderUi(<HeroFigure value={money('2312459.37', 'GBP')} />, { locale: 'el' })
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('2.312.459,37\u00a0£')
  })
})

describe('Delta', () => {
  const words = { up: 'up', down: 'down' }

  it('says the arrow in words', () => {
    renderUi(<Delta amount={money('11526.73', 'GBP')} ratio={ratio(0.005)} words={words} />)
    expect(screen.getByText('up').parentElement).toHaveTextContent('up +£11,526.73 (+0.50%)')
  })

  it('goes down with a ratio alone', () => {
    renderUi(<Delta ratio={ratio(-0.0211)} words={words} />)
    expect(screen.getByText('down').parentElement).toHaveTextContent('down −2.11%')
  })

  it('has no arrow when nothing changed', () => {
    const { container } = renderUi(<Delta amount={money('0', 'GBP')} words={words} />)
    expect(container).toHaveTextContent('£0.00')
    expect(container.querySelector('svg')).toBeNull()
  })
})

describe('Units', () => {
  it('keeps room for decimals that others in the column have', () => {
    const { container } = renderUi(<Units value={decimal('4400')} digits={3} />)
    expect(container.textContent).toBe('4,400.000')
    expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('.000')
  })
})
