import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { renderPage } from '../../app/testing/renderPage'
import { testBootstrap } from '../../app/testing/testBootstrap'
import { Editing } from '../../app/editing/Editing'
import { KeptByHand } from './components/KeptByHand'

const updatedAt = '2026-11-20T09:00:00.000Z'
const later = '2026-11-20T10:00:00.000Z'
const account = {
  id: 'acc-1',
  name: 'Ellery-Voss, Catherine',
  externalId: 'QS-2044',
  email: 'catherine@example.org',
  gender: 'female',
  owners: ['user-1'],
  groups: [],
  isEmailFixed: false,
  client: null,
  choices: { advisors: [{ id: 'user-1', name: 'Imogen Hathersall' }], groups: [] },
  updatedAt,
}
const portfolio = { id: 'p-1', name: 'By hand', account: 'acc-1', externalId: null, type: 'GIA', currency: 'GBP', updatedAt }
const holding = {
  id: 'h-1',
  portfolio: 'p-1',
  name: 'Kelda Group',
  symbol: 'KEL',
  assetClass: 'Equity',
  type: 'Stock',
  units: 250,
  purchaseValue: 812.5,
  currency: 'GBX',
  updatedAt,
}

type Sent = { method: string; path: string; body: unknown }
let sent: Sent[]
/** What the next write answers; a save otherwise. */
let refusals: Response[]

const write = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  sent.push({ method: request.method, path: pathname + search, body: await request.json().catch(() => null) })
  const restored = pathname.endsWith('/restore') ? { restored: true } : {}
  return (
    refusals.shift() ??
    HttpResponse.json({ ...restored, doc: { id: 'made', updatedAt: later } }, { status: request.method === 'POST' ? 201 : 200 })
  )
}
const invite = { email: account.email, sentAt: null, validUntil: null, obstacle: null }
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  sent = []
  refusals = []
  server.use(
    http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json(account)),
    http.get('*/api/editing/new-account', () =>
      HttpResponse.json({ portal: { id: 'portal-1', name: 'Harbour Row' }, currency: 'GBP', choices: { advisors: [], groups: [] } }),
    ),
    http.get('*/api/functions/inviteClient/:id', () => HttpResponse.json(invite)),
    http.get('*/api/portfolios/p-1', () => HttpResponse.json(portfolio)),
    http.get('*/api/holdings/h-1', () => HttpResponse.json(holding)),
    http.get('*/api/holdings', () => HttpResponse.json({ docs: [holding] })),
    http.get('*/api/transactions', () => HttpResponse.json({ docs: [] })),
    http.post('*/api/*', write),
    http.patch('*/api/*', write),
    http.delete('*/api/*', write),
  )
})

const refuse = (status: number, error: object) => refusals.push(HttpResponse.json({ errors: [error] }, { status }))

const open = async (what: string, session: Parameters<typeof renderPage>[1]['session'] = {}, currency = testBootstrap.brand.currency) => {
  const bootstrap = { ...testBootstrap, brand: { ...testBootstrap.brand, currency } }
  const user = userEvent.setup()
  const view = renderPage(
    <>
      <KeptByHand portfolio="p-1" />
      <Editing />
    </>,
    { path: '/dashboard/:portal', url: `/dashboard/harbour?open=${what}`, session, bootstrap },
  )
  return { ...view, user, search: () => view.address().replace(/^[^?]*/, '') }
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
const empty = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.clear(await field(name))

describe('a new portfolio', () => {
  it('is in the currency of the brand until another is chosen', async () => {
    await open('new-portfolio.acc-1', {}, 'EUR')
    expect(await screen.findByRole('button', { name: /^EUR Currency|Currency.*EUR/ })).toBeInTheDocument()
  })
})

describe('an account', () => {
  it('is saved as a change of the version that was read; its toast takes the save back', async () => {
    const { search, user } = await open('account.acc-1')
    await empty(user, 'Name')
    await user.type(await field('Name'), 'Ellery, Catherine')
    await user.click(save())
    const toast = await screen.findByText('Done - all changes saved.')
    expect(sent).toEqual([
      {
        method: 'PATCH',
        path: '/api/accounts/acc-1?depth=0',
        body: { name: 'Ellery, Catherine', owners: ['user-1'], gender: 'female', email: 'catherine@example.org', updatedAt },
      },
    ])
    await waitFor(() => expect(search()).toBe(''))
    expect(toast).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ name: account.name, updatedAt: later })
  })

  it('says what is missing in the words of the specification', async () => {
    server.use(http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json({ ...account, owners: [] })))
    const { user } = await open('account.acc-1')
    await empty(user, 'Name')
    await empty(user, 'Email')
    await user.click(save())
    for (const text of ['Name is required', 'Email is required', 'Advisor is required']) expect(await screen.findByText(text)).toBeVisible()
    await user.type(await field('Email'), 'no address')
    await user.click(save())
    expect(await screen.findByText('Email must be valid')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('has no field for an address that its client has signed in with, and sends none', async () => {
    server.use(http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json({ ...account, isEmailFixed: true })))
    const { user } = await open('account.acc-1')
    await field('Name')
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).not.toHaveProperty('email')
  })

  it.each([
    ['email_taken', 'email', 'An account with this email address already exists.'],
    ['account_not_registered', 'groups', 'Adding a group failed because the account has not registered yet'],
    ['group_not_offered', 'groups', 'Choose an active group of this portal'],
  ])('shows %s beside its field', async (code, path, text) => {
    server.use(http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json({ ...account, client: { id: 'c', name: 'C' } })))
    refuse(400, { code, message: code, data: { errors: [{ path, message: 'x', code }] } })
    const { user } = await open('account.acc-1')
    await field('Name')
    await user.click(save())
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('that somebody else saved first keeps what was typed, says who and what, and is saved knowing of it', async () => {
    refuse(409, { code: 'conflict', message: 'x', detail: { by: 'Bo Berg', at: later, updatedAt: later, fields: ['gender', 'team'] } })
    const { user } = await open('account.acc-1')
    await empty(user, 'Name')
    await user.type(await field('Name'), 'Mine')
    await user.click(save())
    expect(await screen.findByText('Not saved: Bo Berg saved first')).toBeVisible()
    expect(screen.getByText(/Changed since you opened this: Gender\./)).toBeVisible()
    expect(await field('Name')).toHaveValue('Mine')
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
    await screen.findByText('Done - all changes saved.')
    expect(sent[1]?.body).toMatchObject({ name: 'Mine', updatedAt: later })
  })

  it('that somebody else saved first can be taken as it is now', async () => {
    refuse(409, { code: 'conflict', message: 'x', detail: { by: null, at: later, updatedAt: later, fields: ['name'] } })
    const { user } = await open('account.acc-1')
    await empty(user, 'Name')
    await user.type(await field('Name'), 'Mine')
    server.use(http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json({ ...account, name: 'Theirs', updatedAt: later })))
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Show theirs' }))
    await waitFor(async () => expect(await field('Name')).toHaveValue('Theirs'))
    expect(sent).toHaveLength(1)
  })

  it('shows its external id; only an administrator can set it', async () => {
    await open('account.acc-1')
    await field('Name')
    expect(screen.getByText('QS-2044')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'External id' })).toBeNull()
  })

  it('of another advisor does not exist', async () => {
    server.use(
      http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json({ errors: [{ code: 'not_found', message: 'x' }] }, { status: 404 })),
    )
    await open('account.acc-1')
    expect(await screen.findByText('There is nothing to edit here')).toBeVisible()
  })
})

describe('who may not edit', () => {
  it('is a client: nothing opens, whatever the address says', async () => {
    server.use(http.get('*/api/portfolios/p-1', () => HttpResponse.json({ ...portfolio, externalId: 'X' })))
    const user = { id: 'c', name: 'C', email: 'c@example.org', roles: ['investor'], locale: null }
    await open('account.acc-1', { user })
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('is a session that only looks: the button says so and nothing is sent', async () => {
    const { user } = await open('account.acc-1', { isReadOnly: true })
    await field('Name')
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    await user.click(save())
    expect(sent).toEqual([])
  })
})

describe('a holding', () => {
  it('shows what it comes to, pence as pounds, and is saved with what was typed', async () => {
    const { user } = await open('holding.h-1')
    const units = await field('Units')
    expect(await screen.findAllByText('£2,031.25')).not.toHaveLength(0)
    await user.clear(units)
    await user.type(units, '100.0000001')
    await user.tab()
    expect(await screen.findByText('£812.50')).toBeVisible()
    await user.click(save())
    expect(await screen.findByText('Updated holding')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ units: 100.0000001, purchaseValue: 812.5, currency: 'GBX', type: 'Stock', updatedAt })
  })

  it('needs a name and a symbol', async () => {
    const { user } = await open('holding.h-1')
    await empty(user, 'Name')
    await empty(user, 'Symbol')
    await user.click(save())
    expect(await screen.findByText('Name is required')).toBeVisible()
    expect(await screen.findByText('Symbol is required')).toBeVisible()
  })

  it('goes to the trash at the second press, and comes back from the toast', async () => {
    const { search, user } = await open('holding.h-1')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Yes, move to trash' }))
    expect(await screen.findByText('Deleted holding')).toBeVisible()
    await waitFor(() => expect(search()).toBe(''))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Brought back from the trash')).toBeVisible()
    expect(sent.map(({ body, method, path }) => [method, path, body])).toEqual([
      ['DELETE', '/api/holdings/h-1?depth=0', {}],
      ['POST', '/api/editing/restore', { collection: 'holdings', id: 'h-1' }],
    ])
  })

  it('that is a property is one unit, without a symbol to fill in', async () => {
    const { user } = await open('new-holding.p-1')
    await user.click(await screen.findByRole('radio', { name: 'Property' }))
    expect(screen.queryByRole('textbox', { name: 'Symbol' })).toBeNull()
    await user.type(await field('Name'), 'Quay 4')
    await user.type(await field('Price paid'), '250000')
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      name: 'Quay 4',
      symbol: 'Quay 4',
      units: 1,
      type: 'Commodity',
      assetClass: 'Property',
      portfolio: 'p-1',
    })
  })
})

describe('a transaction', () => {
  it('needs symbol, type and amount', async () => {
    const { user } = await open('new-transaction.p-1')
    await field('Symbol')
    await user.click(save())
    expect(await screen.findAllByText('Required field')).toHaveLength(3)
  })

  it('that sells more than is held says how many there are', async () => {
    refuse(400, {
      code: 'not_enough_units',
      message: 'x',
      detail: { units: 250 },
      data: { errors: [{ path: 'amount', message: 'x', code: 'not_enough_units' }] },
    })
    const { user } = await open('new-transaction.p-1')
    await user.type(await field('Name'), 'Kelda Group')
    await user.type(await field('Symbol'), 'KEL')
    expect(await screen.findByText('Held now: 250')).toBeVisible()
    await user.type(await field('Date'), '02/11/2026')
    await user.type(await field('Amount, in units'), '251')
    await user.click(screen.getByRole('button', { name: /Type/ }))
    await user.click(await screen.findByRole('option', { name: 'Sale' }))
    await user.click(save())
    expect(await screen.findByText('You only have that many units: 250')).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ type: 'Sale', symbol: 'KEL', amount: 251, date: '2026-11-02', portfolio: 'p-1' })
  })
})

describe('the kind of security of a transaction', () => {
  it('is said beside what was done', async () => {
    const { user } = await open('new-transaction.p-1')
    await user.type(await field('Name'), 'Oil certificate')
    await user.type(await field('Symbol'), 'OILX')
    await user.type(await field('Date'), '02/11/2026')
    await user.type(await field('Amount, in units'), '3')
    await user.click(screen.getByRole('button', { name: /Type/ }))
    await user.click(await screen.findByRole('option', { name: 'Purchase' }))
    await user.click(screen.getByRole('button', { name: /Kind of security/ }))
    await user.click(await screen.findByRole('option', { name: 'Commodity' }))
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ type: 'Purchase', securityType: 'Commodity' }))
  })
})

describe('inviting a client', () => {
  it('mails them what was typed, and says so', async () => {
    server.use(
      http.post('*/api/functions/inviteClient', async ({ request }) => {
        sent.push({ method: 'POST', path: 'invite', body: await request.json() })
        return HttpResponse.json({ ...invite, sentAt: later, validUntil: '2026-11-27T10:00:00.000Z' }, { status: 202 })
      }),
    )
    const { user } = await open('invite.acc-1')
    await user.type(await field('Your own words (optional)'), 'See you on Tuesday.')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Client has been invited via email')).toBeVisible()
    expect(sent[0]?.body).toEqual({ accountId: 'acc-1', email: account.email, message: 'See you on Tuesday.' })
  })

  it('says when they were invited, and whether the link is still good', async () => {
    server.use(
      http.get('*/api/functions/inviteClient/:id', () =>
        HttpResponse.json({ ...invite, sentAt: '2020-01-01T10:00:00.000Z', validUntil: '2020-01-08T10:00:00.000Z' }),
      ),
    )
    await open('invite.acc-1')
    expect(await screen.findByText(/Invited: 01\/01\/2020/)).toBeVisible()
    expect(screen.getByText(/The link was good until 08\/01\/2020/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send another invitation' })).toBeVisible()
  })

  it.each([
    ['signed_in', 'The client signs in already.'],
    ['no_email', 'Give the account an email address first.'],
  ])('is not offered when there is an obstacle: %s', async (obstacle, text) => {
    server.use(http.get('*/api/functions/inviteClient/:id', () => HttpResponse.json({ ...invite, email: null, obstacle })))
    await open('invite.acc-1')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull()
  })

  it('comes after an account was saved', async () => {
    server.use(
      http.get('*/api/editing/new-account', () =>
        HttpResponse.json({ portal: { id: 'portal-1', name: 'Harbour Row' }, currency: 'GBP', choices: account.choices }),
      ),
    )
    const { search, user } = await open('new-account.harbour')
    await user.type(await field('Name'), 'Nora Newcomer')
    await user.type(await field('Email'), 'nora @example.org')
    await user.click(save())
    await waitFor(() => expect(search()).toBe('?open=invite.made'))
    expect(sent[0]?.body).toMatchObject({ name: 'Nora Newcomer', email: 'nora@example.org', owners: ['user-1'], portal: 'portal-1' })
  })
})

describe('what is kept by hand of a portfolio', () => {
  it('is listed, and each row opens its form', async () => {
    const { search, user } = await open('nothing')
    const table = await screen.findByRole('table', { name: 'Holdings' })
    await user.click(within(table).getByRole('button', { name: /Kelda Group/ }))
    await waitFor(() => expect(search()).toBe('?open=holding.h-1'))
  })

  it('is not shown for a portfolio of a data provider of which nothing is kept', async () => {
    server.use(
      http.get('*/api/portfolios/p-1', () => HttpResponse.json({ ...portfolio, externalId: 'QS-1' })),
      http.get('*/api/holdings', () => HttpResponse.json({ docs: [] })),
    )
    await open('account.acc-1')
    await field('Name')
    expect(screen.queryByText('Kept by hand')).toBeNull()
  })
})

describe('what is typed and not saved', () => {
  beforeEach(() => sessionStorage.clear())
  /** A session that ended by itself takes the page with it. */
  const typed = async (what: string, name: string, text: string) => {
    const { unmount, user } = await open(what)
    await empty(user, name)
    await user.type(await field(name), text)
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain(text))
    unmount()
  }

  it('is there again, is saved as what it is, and then forgotten', async () => {
    await typed('account.acc-1', 'Name', 'Ellery, Cath')
    const { user } = await open('account.acc-1')
    expect(await field('Name')).toHaveValue('Ellery, Cath')
    expect(screen.getByText('You had filled this in before')).toBeVisible()
    await user.click(save())
    await screen.findByText('Done - all changes saved.')
    expect(sent[0]?.body).toMatchObject({ name: 'Ellery, Cath', owners: ['user-1'], gender: 'female', updatedAt })
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is given up by its button, and by Cancel', async () => {
    await typed('account.acc-1', 'Name', 'Nobody')
    const { user } = await open('account.acc-1')
    await user.click(await screen.findByRole('button', { name: 'Discard it' }))
    expect(await field('Name')).toHaveValue(account.name)
    expect(Object.keys(sessionStorage)).toEqual([])
    await user.type(await field('Name'), ' x')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('overwrites nothing that somebody else saved meanwhile: it is a change of the version that it was typed over', async () => {
    await typed('account.acc-1', 'Name', 'Ellery, Cath')
    server.use(http.get('*/api/editing/accounts/acc-1', () => HttpResponse.json({ ...account, updatedAt: later })))
    const { user } = await open('account.acc-1')
    expect(await field('Name')).toHaveValue('Ellery, Cath')
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ updatedAt }))
  })

  it('is kept for each form by itself, numbers and choices with the rest', async () => {
    await typed('holding.h-1', 'Units', '300')
    const { user } = await open('holding.h-1')
    expect(await field('Units')).toHaveValue('300')
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ units: 300, purchaseValue: 812.5, currency: 'GBX', assetClass: 'Equity' }))
  })
})
