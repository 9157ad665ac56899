import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { DrawerSlotProvider, useDrawerSlot } from './drawerSlot'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const Frame = () => <p>{useDrawerSlot()?.isOpen ? 'with a column' : 'without one'}</p>
const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <DrawerSlotProvider>
        <Frame />
      </DrawerSlotProvider>
    </MemoryRouter>,
  )

it('keeps the column for the drawer of an address, and gives it back when none comes', () => {
  renderAt('/dashboard/harbour/portfolio/p1?open=explain.value')
  expect(screen.getByText('with a column')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(7000))
  expect(screen.getByText('with a column')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText('without one')).toBeInTheDocument()
})

it('keeps none for an address without a drawer', () => {
  renderAt('/dashboard/harbour/portfolio/p1?tab=holdings')
  expect(screen.getByText('without one')).toBeInTheDocument()
})
