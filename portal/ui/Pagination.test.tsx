import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderUi } from '../app/testing/renderUi'
import { Pagination } from './Pagination'

const draw = (page: number, count: number) => {
  const onChange = jest.fn()
  renderUi(<Pagination page={page} pageSize={20} count={count} onChange={onChange} />)
  return { onChange, user: userEvent.setup() }
}

describe('the pages of a list', () => {
  it.each([
    [1, 41, '1 to 20 of 41', true, false],
    [2, 41, '21 to 40 of 41', false, false],
    [3, 41, '41 to 41 of 41', false, true],
  ])('page %i of %i rows says which rows it has, and where it goes on', (page, count, rows, isFirst, isLast) => {
    draw(page, count)
    expect(screen.getByRole('status')).toHaveTextContent(rows)
    expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(isFirst)
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(isLast)
  })

  it('lead to the one before and the one after', async () => {
    const { onChange, user } = draw(2, 41)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it('are not there when all rows fit on one, down to the last row', () => {
    draw(1, 20)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
