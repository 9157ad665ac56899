import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderUi } from '../../app/testing/renderUi'
import { PortalList } from './PortalList'

const portals = [
  { id: 'p1', slug: 'harbour', name: 'Harbour Row', active: true, company: 'Harbour Row' },
  { id: 'p2', slug: 'archive', name: 'Harbour Archive', active: false, company: 'Harbour Row' },
]
const rowOf = (name: string): HTMLElement => screen.getByRole('link', { name: new RegExp(name) })

describe('the logos of portals', () => {
  it('one that is switched off has the mark of the brand, and asks for no logo that is not shown', () => {
    renderUi(<PortalList portals={portals as never} />)
    expect(rowOf('Harbour Row').querySelector('img')).toHaveAttribute('src', '/brand/portals/harbour/logo')
    const off = rowOf('Harbour Archive')
    expect(off.querySelector('img')).toBeNull()
    expect(off.querySelector('svg')).not.toBeNull()
    expect(within(off).getByText('Not active')).toBeVisible()
  })

  it('one without a logo has the mark in its place', () => {
    renderUi(<PortalList portals={portals as never} />)
    fireEvent.error(rowOf('Harbour Row').querySelector('img') as Element)
    expect(rowOf('Harbour Row').querySelector('img')).toBeNull()
  })
})
