import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderUi } from '../app/testing/renderUi'
import { ConfirmDialog } from './ConfirmDialog'

async function open(onConfirm: () => Promise<unknown>) {
  const onClose = jest.fn()
  renderUi(
    <ConfirmDialog isOpen title="Delete the note?" confirmLabel="Delete the note" onConfirm={onConfirm} onClose={onClose}>
      It cannot be brought back.
    </ConfirmDialog>,
  )
  await screen.findByRole('alertdialog', { name: 'Delete the note?' })
  return { onClose, user: userEvent.setup() }
}

describe('a question before something is destroyed', () => {
  it('has the focus on the way out: Enter destroys nothing', async () => {
    const onConfirm = jest.fn(() => Promise.resolve())
    const { onClose, user } = await open(onConfirm)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('waits for what it does, cannot be left meanwhile, and closes', async () => {
    let finish: () => void = () => undefined
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { onClose, user } = await open(onConfirm)
    const confirm = screen.getByRole('button', { name: 'Delete the note' })
    await user.click(confirm)
    await user.click(confirm)
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(onClose).not.toHaveBeenCalled()
    finish()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('stays open and says so when it could not be done, and can be tried again', async () => {
    const onConfirm = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null)
    const { onClose, user } = await open(onConfirm)
    await user.click(screen.getByRole('button', { name: 'Delete the note' }))
    expect(await screen.findByText(/That did not work/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete the note' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(/That did not work/)).toBeNull()
  })
})
