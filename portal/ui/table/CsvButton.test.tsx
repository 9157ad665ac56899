import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderUi } from '../../app/testing/renderUi'
import { ToastProvider } from '../ToastProvider'
import { CsvButton } from './CsvButton'

const cells = () => ({ heads: ['Holding', 'Value'], rows: [['Alder, Growth', 1234.5]] })
const draw = async (props: { cells?: typeof cells; isDisabled?: boolean }) => {
  const user = userEvent.setup()
  renderUi(
    <ToastProvider>
      <CsvButton onPress={() => undefined} {...props} />
    </ToastProvider>,
  )
  return { user, copy: props.cells && (await screen.findByRole('button', { name: 'Copy table' })) }
}

afterEach(() => void jest.restoreAllMocks())

describe('the clipboard', () => {
  it('takes the table as text that a spreadsheet parts into cells, and says how much it was', async () => {
    const { copy, user } = await draw({ cells })
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(copy as HTMLElement)
    expect(await screen.findByText('1 row copied with its head')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith('Holding\tValue\r\nAlder, Growth\t1234.5')
  })

  it('takes it as a table too, for letters, where the browser can', async () => {
    const { copy, user } = await draw({ cells })
    // jsdom has none.
    class ClipboardItem {
      constructor(readonly data: Record<string, Blob>) {}
    }
    Object.assign(window, { ClipboardItem })
    const write = jest.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await user.click(copy as HTMLElement)
    await screen.findByText('1 row copied with its head')
    Reflect.deleteProperty(window, 'ClipboardItem')
    const [item] = (write.mock.calls[0]?.[0] ?? []) as unknown as ClipboardItem[]
    expect(Object.keys(item?.data ?? {})).toEqual(['text/plain', 'text/html'])
  })

  it('says when the browser does not let it', async () => {
    const { copy, user } = await draw({ cells })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    jest.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'))
    await user.click(copy as HTMLElement)
    expect(await screen.findByText(/could not be copied/)).toBeVisible()
  })

  it('cannot take a table without rows, and is not there where there is none to take', async () => {
    const { copy } = await draw({ cells, isDisabled: true })
    expect(copy).toBeDisabled()
    document.body.replaceChildren()
    await draw({})
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled())
    expect(screen.queryByRole('button', { name: 'Copy table' })).toBeNull()
  })
})
