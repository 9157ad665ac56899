import { beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderPage } from '../testing/renderPage'
import { NoAccountRoute } from './NoAccountRoute'

beforeEach(() => localStorage.clear())

const investor = { id: 'user-2', name: 'Catherine Ellery-Voss', email: 'investor@akta.example', roles: ['investor'], locale: null }
const account = { id: 'acc-1', name: 'Ellery-Voss, Catherine', portal: 'harbour' }

const open = (accounts: object[]) =>
  renderPage(<NoAccountRoute />, {
    path: '/dashboard/:portal/account',
    url: '/dashboard/harbour/account',
    session: { user: investor, accounts },
  })

it('says in the words of the specification that no account can be determined', async () => {
  open([])
  expect(await screen.findByText('Could not fetch account, accountId is missing.')).toBeVisible()
})

it('leads to the person’s own account where they have one', async () => {
  const { address } = open([account])
  await waitFor(() => expect(address()).toBe('/dashboard/harbour/account/acc-1'))
})
