import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Popover } from './Popover'
import { renderUi } from '../app/testing/renderUi'

const dialog = (props: { onClose: () => void; role?: 'dialog' | 'alertdialog'; mustAnswer?: boolean }) => (
  <Dialog isOpen title="Delete portfolio?" footer={<Button onPress={props.onClose}>Keep it</Button>} {...props}>
    <p>It can be restored.</p>
  </Dialog>
)

describe('Dialog', () => {
  it('has a name, holds the focus and closes on Escape', async () => {
    const user = userEvent.setup()
    const onClose = jest.fn()
    renderUi(dialog({ onClose }))
    expect(await screen.findByRole('dialog', { name: 'Delete portfolio?' })).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('waits for an answer when it must have one', async () => {
    const user = userEvent.setup()
    const onClose = jest.fn()
    renderUi(dialog({ onClose, role: 'alertdialog', mustAnswer: true }))
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('speaks our words where the library would speak its own', async () => {
    renderUi(dialog({ onClose: () => undefined }))
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  })
})

describe('Popover', () => {
  it('opens from its button and gives the focus back to it', async () => {
    const user = userEvent.setup()
    renderUi(
      <Popover label="Appearance" trigger={<Button>Open</Button>}>
        <p>Colours</p>
      </Popover>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const opened = screen.getByRole('dialog', { name: 'Appearance' })
    expect(opened).toHaveTextContent('Colours')
    // Its surface has no role, so that a name would make it content of its own, outside of the landmarks.
    expect(opened.parentElement).not.toHaveAttribute('aria-labelledby')
    expect(screen.getAllByRole('button', { name: 'Close' })).not.toHaveLength(0)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })
})
