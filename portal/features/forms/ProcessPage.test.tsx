import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ProcessForm } from '../../../shared/contracts/forms/forms'
import { renderPortal } from '../../app/testing/renderPortal'
import { testBootstrap } from '../../app/testing/testBootstrap'
import { testSession } from '../../app/testing/testSession'

const contact: ProcessForm = {
  process: { id: 'p1', name: 'Contact details' },
  form: {
    id: 'f1',
    name: 'Contact details',
    description: null,
    steps: [{ title: 'Your details', fields: [{ type: 'text', name: 'town', label: 'Town', required: true }] }],
    subforms: {},
    endMessage: 'Thanks!',
    isEditable: true,
    viewer: { isStaff: false, isAdmin: false, today: '2026-11-20' },
    sent: null,
  },
}
const sent: ProcessForm = {
  ...contact,
  form: {
    ...contact.form,
    sent: { id: 's1', at: '2026-11-19T10:00:00.000Z', step: 'Under review', canChange: true, answers: { town: 'Vik' } },
  },
}

const server = setupServer(
  http.get('/api/session', () =>
    HttpResponse.json(testSession({ portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'en' }] })),
  ),
  http.get('/api/processes/open', () => HttpResponse.json({ processes: [] })),
  http.get('/api/wealth/clients', () => HttpResponse.json({ errors: [{ message: 'none', code: 'not_found' }] }, { status: 404 })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})
afterAll(() => server.close())

const open = (answer: ProcessForm) => {
  server.use(http.get('/api/processes/p1/form', () => HttpResponse.json(answer)))
  const { brand } = testBootstrap
  return renderPortal('/dashboard/harbour/processes/p1', {
    bootstrap: { ...testBootstrap, brand: { ...brand, navigation: { ...brand.navigation, processes: true } } },
  })
}
const leave = () => screen.getAllByRole('link', { name: 'Clients', hidden: true })[0] ?? document.body

it('what is filled in and not sent is there again when the person comes back', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true)
  const { unmount, user } = await open(contact)
  await user.type(await screen.findByRole('textbox', { name: 'Town' }), 'Vik')
  await user.click(leave())
  expect(ask).not.toHaveBeenCalled()
  unmount()
  await open(contact)
  expect(await screen.findByRole('textbox', { name: 'Town' })).toHaveValue('Vik')
})

it('changed answers of a form that was sent are in no draft, so leaving is asked about', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false)
  const { address, user } = await open(sent)
  await user.click(await screen.findByRole('button', { name: 'Change the answers' }))
  await user.type(await screen.findByRole('textbox', { name: 'Town' }), 'ey')
  await user.click(leave())
  expect(ask).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/dashboard/harbour/processes/p1')
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Vikey')
})
