import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderPage } from '../app/testing/renderPage'
import { contactOf } from '../features/account/model/accountFixtures'
import { Contacts } from './Contacts'

const imogen = contactOf('Imogen Hathersall', {
  title: 'Wealth manager',
  email: 'imogen@harbour.example',
  phone: '+44 20 7946 0119',
  telephone: '+44 20 7946 0112',
  profileUrl: 'https://harbour.example/imogen',
  linkedin: 'javascript:alert(1)',
  photo: '/api/media/file/imogen.png',
})
const magnus = contactOf('Magnus Þorvaldsson')

const show = (contacts: Parameters<typeof Contacts>[0]['contacts']) =>
  renderPage(<Contacts contacts={contacts} side="advisor" />, { path: '/', url: '/' })

describe('Contacts', () => {
  it('show everybody who looks after the account, with title, both numbers and pages', async () => {
    show([imogen, magnus])
    const card = await screen.findByRole('region', { name: 'Your advisors' })
    expect(card).toHaveTextContent('Imogen HathersallWealth manager')
    expect(within(card).getByRole('link', { name: '+44 20 7946 0112' })).toHaveAttribute('href', 'tel:+442079460112')
    expect(within(card).getByRole('link', { name: 'Profile of Imogen Hathersall' })).toHaveAttribute(
      'href',
      'https://harbour.example/imogen',
    )
    expect(card).toHaveTextContent('No phone number or e-mail address is on record.')
  })

  it('make no link of what is no page of the web', async () => {
    show([imogen])
    await screen.findByRole('region', { name: 'Your advisor' })
    expect(screen.queryByRole('link', { name: /LinkedIn/ })).toBeNull()
    expect(document.body.innerHTML).not.toContain('javascript:')
  })

  it('show the initials where a photo cannot be had', async () => {
    show([imogen])
    await screen.findByRole('region', { name: 'Your advisor' })
    const photo = document.querySelector('img')
    expect(photo).toHaveAttribute('src', '/api/media/file/imogen.png')
    if (photo) fireEvent.error(photo)
    expect(document.querySelector('[data-avatar]')).toHaveTextContent('IH')
  })

  it('say that nobody is named yet', async () => {
    show([])
    expect(await screen.findByText('None is named yet.')).toBeVisible()
  })
})
