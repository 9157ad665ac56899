import { describe, expect, it } from '@jest/globals'
import { type MailContent, renderMail } from './renderMail'

const content: MailContent = {
  subject: 'Your report\nis ready',
  greeting: 'Dear <Catherine>,',
  paragraphs: ['The report is in your library.', 'It has four pages.'],
  item: { title: 'Valuation & costs', detail: 'PDF' },
  action: { label: 'Open the portal', url: 'https://a.example/?a=1&b="2"' },
  after: 'It asks you to sign in.',
  signature: 'Your Akta team',
  notes: ['We never ask for your PIN.'],
  reason: { text: 'You asked for it.', link: { label: 'Change this', url: 'https://a.example/profile/me' } },
}
const look = {
  locale: 'en',
  theme: 'main',
  firm: 'Akta',
  sender: 'Akta Ltd, 14 Harbour Row, London',
  site: 'https://akta.example/start',
} as const
const { html, subject, text } = renderMail(content, look)
const countOf = (pattern: RegExp) => html.match(pattern)?.length ?? 0

describe('a mail', () => {
  it('holds nothing of its data as markup, and its subject is one line', () => {
    expect(subject).toBe('Your report is ready')
    expect(html).toContain('Dear &#60;Catherine&#62;,')
    expect(html).toContain('Valuation &#38; costs')
    expect(html).toContain('href="https://a.example/?a=1&#38;b=&#34;2&#34;"')
  })

  it('leads to the firm’s own site beside its address, and names none for a firm without one', () => {
    expect(html).toMatch(/14 Harbour Row, London<br><a [^>]*href="https:\/\/akta\.example\/start"[^>]*>akta\.example<\/a>/)
    expect(text).toContain('Akta Ltd, 14 Harbour Row, London\nhttps://akta.example/start\n')
    const without = renderMail(content, { ...look, site: null })
    expect([without.html.includes('akta.example'), without.text.includes('akta.example')]).toEqual([false, false])
  })

  it('loads nothing', () => {
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(/)
  })

  it('shows its first words in a list of mails, and not its greeting after them', () => {
    const [, hidden = ''] = /<div style="display:none[^"]*mso-hide:all[^"]*">(.*?)<\/div>/.exec(html) ?? []
    expect(hidden).toMatch(/^The report is in your library\.(&#847;&zwnj;&nbsp;){40,}$/)
  })

  it('has a column and a button that Outlook draws too: each of its own tables ends, and the colour stands on a cell', () => {
    expect([countOf(/<table/g), countOf(/<tr>/g), countOf(/<!--\[if mso\]>/g)]).toEqual([
      countOf(/<\/table>/g),
      countOf(/<\/tr>/g),
      countOf(/<!\[endif\]-->/g),
    ])
    expect(html).toMatch(/<td[^>]*bgcolor="#[\da-f]{6}"[^>]*><a [^>]*>Open the portal<\/a>/)
  })

  it('says all of it in its plain text, and who writes from where', () => {
    expect(text).toBe(
      `Dear <Catherine>,

The report is in your library.

It has four pages.

Valuation & costs
PDF

Open the portal: https://a.example/?a=1&b="2"

It asks you to sign in.

Your Akta team

--
Akta Ltd, 14 Harbour Row, London
https://akta.example/start
You asked for it. Change this: https://a.example/profile/me
We never ask for your PIN.
`,
    )
    expect(html).toContain('Akta Ltd, 14 Harbour Row, London')
  })
})
