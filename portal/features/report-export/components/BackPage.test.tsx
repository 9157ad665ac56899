import { beforeEach, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { I18nProvider } from '../../../lib/i18n/I18nProvider'
import { BackPage } from './BackPage'

const firm = {
  name: 'Akta Wealth Management Ltd',
  address: ['14 Harbour Row', 'London EC3R 6DN'],
  regulator: { en: 'Regulated by nobody', is: 'Undir eftirliti einskis' },
  backPage: {
    contact: ['+44 20 7946 0114'],
    offices: [{ name: { en: 'Reykjavík office', is: 'Skrifstofa í Reykjavík' }, address: ['Geirsgata 14'] }],
    complaints: { en: 'Write to us.' },
  },
}

beforeEach(() => {
  const bootstrap = document.createElement('script')
  bootstrap.type = 'application/json'
  bootstrap.id = 'bootstrap'
  const brand = { displayName: 'Akta Wealth', defaultLocale: 'en', locales: ['en', 'is'], firm }
  bootstrap.textContent = JSON.stringify({ brand, locale: 'en', theme: 'main', scheme: 'light', nonce: '', hasSession: true })
  document.head.replaceChildren(bootstrap)
})

it('names the firm with its offices, its regulator and how to complain, in the language of the report or else that of the brand', async () => {
  render(
    <I18nProvider locale="is">
      <BackPage />
    </I18nProvider>,
  )
  const page = await screen.findByRole('region', { name: firm.name })
  expect(within(page).getByRole('heading', { level: 2 })).toHaveTextContent(firm.name)
  for (const text of [
    '14 Harbour Row',
    '+44 20 7946 0114',
    'Skrifstofa í Reykjavík',
    'Geirsgata 14',
    'Undir eftirliti einskis',
    'Write to us.',
  ])
    expect(within(page).getByText(text)).toBeVisible()
})
