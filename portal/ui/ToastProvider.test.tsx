import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '../app/testing/renderUi'
import { type ToastOptions, ToastProvider, useToast } from './ToastProvider'

function Show({ message, options }: { message: string; options?: ToastOptions }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast(message, options)}>
      Show
    </button>
  )
}

const show = (message: string, options?: ToastOptions) => {
  renderUi(
    <ToastProvider>
      <Show message={message} {...(options ? { options } : {})} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('toasts', () => {
  it('are spoken and go after five seconds', () => {
    show('Saved')
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    wait(4900)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    wait(200)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('go after one second when discreet', () => {
    show('Copied', { isDiscreet: true })
    wait(1100)
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  })

  it('interrupt when they are errors, and errors are never discreet', () => {
    show('Wrong password', { tone: 'error', isDiscreet: true })
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong password')
    wait(1100)
    expect(screen.getByText('Wrong password')).toBeInTheDocument()
  })

  it('stay while the pointer is on them', () => {
    show('Saved')
    const region = screen.getByRole('status').parentElement as HTMLElement
    fireEvent.pointerEnter(region)
    wait(20_000)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    fireEvent.pointerLeave(region)
    wait(5100)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('stay while the focus is on them', () => {
    show('Saved')
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    wait(20_000)
    expect(screen.getByText('Saved')).toBeInTheDocument()
  })

  it('stay for twenty seconds when they can be undone', () => {
    show('Removed', { isDiscreet: true, action: { label: 'Undo', onPress: jest.fn() } })
    wait(19_900)
    expect(screen.getByText('Removed')).toBeInTheDocument()
    wait(200)
    expect(screen.queryByText('Removed')).not.toBeInTheDocument()
  })

  it('can be undone, once', () => {
    const onPress = jest.fn()
    show('Removed', { action: { label: 'Undo', onPress } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Removed')).not.toBeInTheDocument()
  })

  it('do not pile up: the same words stand once', () => {
    show('Saved')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getAllByText('Saved')).toHaveLength(1)
  })
})
