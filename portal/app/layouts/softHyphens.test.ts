import { expect, it } from '@jest/globals'
import { withSoftHyphens } from './softHyphens'

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '|')

it.each([
  ['Complaints and compensation', 'Com|plaints and com|pen|sa|tion'],
  ['Framtaksfjárfestingar', 'Fram|taks|fjár|fes|tin|gar'],
  ['Παράπονα και αποζημίωση', 'Παράπονα και απο|ζη|μίωση'],
  ['Ερωτηματολόγιο', 'Ερω|τη|μα|το|λό|γιο'],
])('parts the long words of %p between syllables', (text, parted) => {
  expect(shown(text)).toBe(parted)
})

it('leaves short words, numbers and codes as they are', () => {
  for (const text of ['Market letter', 'Help', '2026/2027', 'QS-2044']) expect(shown(text)).toBe(text)
})
