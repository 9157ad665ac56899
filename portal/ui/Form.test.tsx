import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import * as z from 'zod/mini'
import { defineRead } from '../lib/data/defineRead'
import { defineWrite } from '../lib/data/defineWrite'
import { LeaveGuard } from '../lib/leaveGuard'
import { SwrProvider } from '../lib/swrConfig'
import { Button } from './Button'
import { Form } from './Form'
import { Switch } from './Switch'
import { renderUi } from '../app/testing/renderUi'
import { TextField } from './TextField'
import { ToastProvider } from './ToastProvider'

const noteSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(10)),
  email: z.string().check(z.minLength(1)),
  isShared: z.boolean(),
})
const useNote = defineRead(z.object({ title: z.string() }), () => '/api/note')
const useSaveNote = defineWrite(noteSchema, 'PATCH', () => '/api/note', { changes: [useNote] })

let saved: { body: unknown; key: string | null }[]
let reads: number
let answer: () => Response | Promise<Response>
const server = setupServer(
  http.get('/api/note', () => {
    reads += 1
    return HttpResponse.json({ title: saved.length === 0 ? 'Before' : 'After' })
  }),
  http.patch('/api/note', async ({ request }) => {
    saved.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    return answer()
  }),
)
const refuse = (status: number, entry: object) => () => HttpResponse.json({ errors: [{ message: 'No', ...entry }] }, { status })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  saved = []
  reads = 0
  answer = () => HttpResponse.json({})
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => server.close())

function NoteForm() {
  const { save } = useSaveNote()
  const note = useNote()
  const [undone, setUndone] = useState(false)
  return (
    <Form schema={noteSchema} onSave={(values) => save(values)} saved="Saved" onUndo={() => Promise.resolve(setUndone(true))} isGuarded>
      {({ isSaving }) => (
        <>
          <p>{undone ? 'taken back' : note.data?.title}</p>
          <TextField label="Title" name="title" />
          <TextField label="Email" name="email" />
          <Switch name="isShared">Shared</Switch>
          <Button type="submit" isBusy={isSaving}>
            Save
          </Button>
          <Link to="/other">Away</Link>
        </>
      )}
    </Form>
  )
}

function open() {
  const user = userEvent.setup()
  renderUi(
    <SwrProvider owner="ada">
      <ToastProvider>
        <LeaveGuard>
          <Routes>
            <Route path="/" element={<NoteForm />} />
            <Route path="/other" element={<p>elsewhere</p>} />
          </Routes>
        </LeaveGuard>
      </ToastProvider>
    </SwrProvider>,
  )
  return user
}
const title = () => screen.getByRole('textbox', { name: 'Title' })
const email = () => screen.getByRole('textbox', { name: 'Email' })
const press = (user: ReturnType<typeof open>, name = 'Save') => user.click(screen.getByRole('button', { name }))

async function fillIn(user: ReturnType<typeof open>) {
  await user.type(title(), 'Hello')
  await user.type(email(), 'ada@harbour.example')
  await user.click(screen.getByRole('switch', { name: 'Shared' }))
}

it('sends what was filled in, says so, and brings up to date what shows it', async () => {
  const user = open()
  expect(await screen.findByText('Before')).toBeVisible()
  await fillIn(user)
  await press(user)
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saved.map(({ body }) => body)).toEqual([{ title: 'Hello', email: 'ada@harbour.example', isShared: true }])
  expect(screen.getByText('After')).toBeVisible()
  expect(reads).toBe(2)
  await press(user, 'Undo')
  expect(await screen.findByText('taken back')).toBeVisible()
})

it('sends nothing that its rule refuses, and goes to the first field that is wrong', async () => {
  const user = open()
  await user.type(title(), 'far too long a title')
  await press(user)
  expect(title()).toHaveAccessibleDescription('This is too long or too large')
  expect(email()).toHaveAccessibleDescription('Fill in this field')
  expect(title()).toHaveFocus()
  expect(saved).toEqual([])
  await user.clear(title())
  await user.type(title(), 'short')
  expect(title()).toHaveAccessibleDescription('')
  expect(email()).toBeInvalid()
})

describe('a refusal', () => {
  it.each([
    ['of Payload', { data: { errors: [{ path: 'email', message: 'This address is taken' }] } }],
    ['of our own endpoints', { code: 'invalid_input', detail: { issues: [{ field: 'email', message: 'This address is taken' }] } }],
  ])('by field, %s, stands at the field in our own words and has the focus', async (_, entry) => {
    answer = refuse(400, entry)
    const user = open()
    await fillIn(user)
    await press(user)
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This is not valid'))
    expect(email()).toHaveFocus()
    expect(title()).toHaveValue('Hello')
  })

  it('by rule says why, and keeps what was typed', async () => {
    answer = refuse(403, { code: 'forbidden', message: 'Words of the server' })
    const user = open()
    await fillIn(user)
    await press(user)
    const refusal = await screen.findByText('You may not do this.')
    expect(refusal).toBeVisible()
    expect(refusal.closest('[role=alert]')).not.toBeNull()
    expect(screen.queryByText(/Words of the server/)).toBeNull()
    expect(title()).toHaveValue('Hello')
  })

  it('by conflict says who was first, and keeps what was typed', async () => {
    answer = refuse(409, { code: 'conflict', detail: { by: 'Bo Advisor' } })
    const user = open()
    await fillIn(user)
    await press(user)
    expect(await screen.findByText('Not saved: Bo Advisor saved first')).toBeVisible()
    expect(title()).toHaveValue('Hello')
  })
})

it('a lost connection keeps all, and the next try is the same write to the server', async () => {
  answer = () => HttpResponse.error()
  const user = open()
  await fillIn(user)
  await press(user)
  expect(await screen.findByText('Not saved: there is no connection')).toBeVisible()
  expect(title()).toHaveValue('Hello')
  answer = () => HttpResponse.json({})
  await press(user, 'Try again')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saved).toHaveLength(2)
  expect(saved[0]?.key).toMatch(/^[\x21-\x7e]{8,128}$/)
  expect(saved[1]?.key).toBe(saved[0]?.key)
})

it('a double click is one write', async () => {
  let release: () => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      release = () => resolve(HttpResponse.json({}))
    })
  const user = open()
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  release()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saved).toHaveLength(1)
})

describe('leaving', () => {
  it('with changes is asked about, and a no stays with all of them', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const user = open()
    await user.type(title(), 'Hello')
    await user.click(screen.getByRole('link', { name: 'Away' }))
    expect(ask).toHaveBeenCalledWith('Leave the page? What you changed is not saved.')
    expect(title()).toHaveValue('Hello')
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    ask.mockReturnValue(true)
    await user.click(screen.getByRole('link', { name: 'Away' }))
    expect(await screen.findByText('elsewhere')).toBeVisible()
  })

  it('without changes, or after they are saved, is not asked about', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const user = open()
    await fillIn(user)
    await press(user)
    await screen.findByText('Saved')
    await user.click(screen.getByRole('link', { name: 'Away' }))
    expect(await screen.findByText('elsewhere')).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
  })
})
