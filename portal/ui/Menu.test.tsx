import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderUi } from '../app/testing/renderUi'
import { Menu } from './Menu'

function draw() {
  const onPress = jest.fn()
  const entry = (id: string, label: string, isDisabled = false) => ({ id, label, isDisabled, onPress: () => onPress(id) })
  renderUi(
    <Menu
      trigger={<button type="button">More</button>}
      items={[entry('open', 'Open'), entry('send', 'Send', true), entry('remove', 'Remove')]}
    />,
  )
  return { onPress, user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'More' }) }
}

describe('a menu', () => {
  it('opens by key, is walked by arrows past what cannot be done, and does what is chosen', async () => {
    const { onPress, trigger, user } = draw()
    trigger.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onPress.mock.calls).toEqual([['remove']])
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  })

  it('does nothing of what is unavailable, and is left by Escape', async () => {
    const { onPress, trigger, user } = draw()
    await user.click(trigger)
    const unavailable = await screen.findByRole('menuitem', { name: 'Send' })
    expect(unavailable).toHaveAttribute('aria-disabled', 'true')
    await user.click(unavailable)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(onPress).not.toHaveBeenCalled()
  })
})
