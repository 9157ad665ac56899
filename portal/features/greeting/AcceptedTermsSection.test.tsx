import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { SWRConfig } from 'swr'
import { renderUi } from '../../app/testing/renderUi'
import { AcceptedTermsSection } from './AcceptedTermsSection'

const accepted = {
  portal: { slug: 'harbour', name: 'Harbour Row' },
  acceptedAt: '2026-03-14T09:00:00.000Z',
  version: 'en-000000000001',
  isFormer: false,
  text: { html: '<p>Values are for information.</p>', locale: 'en' },
}
const former = { ...accepted, acceptedAt: '2024-03-14T09:00:00.000Z', version: null, isFormer: true, text: null }
const server = setupServer()
const answer = (terms: readonly object[]) => server.use(http.get('/api/users/me/terms', () => HttpResponse.json({ accepted: terms })))

// Each test reads anew.
const draw = () =>
  renderUi(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AcceptedTermsSection />
    </SWRConfig>,
  )

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

describe('the terms that a client accepted', () => {
  it('are there with their day, to be read and printed as far as the text is known', async () => {
    answer([accepted, former])
    const user = userEvent.setup()
    draw()
    expect(await screen.findByText('Accepted on 14/03/2026')).toBeVisible()
    expect(screen.getByText('Accepted on 14/03/2024. The text has changed since.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Read the terms of Harbour Row' }))
    const dialog = await screen.findByRole('dialog', { name: 'Harbour Row · Terms and conditions' })
    expect(within(dialog).getByText('Version en-000000000001, accepted on 14/03/2026.')).toBeVisible()
    expect(within(dialog).getByText('Values are for information.')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  })

  it('can be read when the portal says something else by now', async () => {
    answer([{ ...accepted, isFormer: true }])
    const user = userEvent.setup()
    draw()
    expect(await screen.findByText('Accepted on 14/03/2026. The text has changed since.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Read the terms of Harbour Row' }))
    expect(within(await screen.findByRole('dialog')).getByText('Values are for information.')).toBeVisible()
  })

  it('are none where none were asked for', async () => {
    answer([])
    draw()
    expect(await screen.findByText('You have not been asked to accept any terms yet.')).toBeVisible()
  })
})
