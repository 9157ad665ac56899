import { describe, expect, it } from '@jest/globals'
import { wordsOf } from '../../../../jobs/mailMessage/handler'
import { brandSchema } from '../../../../shared/brands/brandSchema'
import akta from '../../../../shared/brands/akta.json'
import { messageReceived } from './messageReceived'

const facts = { firm: 'Akta Wealth', origin: 'https://akta.example', keyOf: () => '' }
const message = { subject: 'Your pension', body: 'We should talk.\n\nToday.' }

describe('the mail of a message', () => {
  it.each([
    ['notice', null, null],
    ['subject', 'Your pension', null],
    ['text', 'Your pension', message.body],
  ] as const)('of a brand that says %s', (messageMails, subject, text) => {
    expect(wordsOf(message, { messageMails })).toEqual({ subject, text, attachment: null })
  })

  it.each([
    ['notice', null, null],
    ['subject', 'Your pension', null],
    ['text', 'Your pension', message.body],
  ] as const)('that its author attaches, of a brand that says %s', (messageMails, subject, attachment) => {
    expect(wordsOf({ ...message, attachMessage: true }, { messageMails })).toEqual({ subject, text: null, attachment })
  })

  it.each(['en', 'is', 'el'] as const)('in %s brings an attached message whole, as a file, and says so', (locale) => {
    const data = { name: 'Cora', author: 'Ada Visor', portal: 'p', isReply: false, subject: null, text: null }
    const long = 'A word. '.repeat(1000)
    const mail = messageReceived.write({ ...data, attachment: long }, { ...facts, locale })
    expect(mail.attachment).toEqual({ name: expect.stringMatching(/^[a-z]+\.txt$/), text: long })
    expect(mail.paragraphs).not.toEqual(messageReceived.write(data, { ...facts, locale }).paragraphs)
    expect(JSON.stringify(mail.paragraphs)).not.toContain('A word')
  })

  it('names the subject and no text where a brand says nothing', () => {
    expect(brandSchema.parse(akta).messageMails).toBe('subject')
  })

  it.each(['en', 'is', 'el'] as const)('in %s says who wrote, leads to the portal, and holds the text only where it is given', (locale) => {
    const data = { name: 'Cora', author: 'Ada Visor', portal: 'a b', isReply: false, subject: 'Your pension' }
    const notice = messageReceived.write({ ...data, subject: null, text: null }, { ...facts, locale })
    expect(notice.action.url).toBe('https://akta.example/dashboard/a%20b')
    expect(notice.reason.link?.url).toBe('https://akta.example/profile/me#notifications')
    expect(JSON.stringify(notice)).toContain('Ada Visor')
    expect(JSON.stringify(notice)).not.toMatch(/pension|talk/)
    const whole = messageReceived.write({ ...data, text: message.body }, { ...facts, locale })
    expect(whole.paragraphs.slice(1)).toEqual(['We should talk.', 'Today.'])
    expect(whole.item?.title).toBe('Your pension')
  })

  it('of somebody who is no more still says from which firm', () => {
    const data = { name: 'Cora', author: null, portal: 'p', isReply: true, subject: null, text: null }
    expect(messageReceived.write(data, { ...facts, locale: 'en' }).paragraphs[0]).toBe(
      'Somebody at Akta Wealth has replied to you in the portal.',
    )
  })
})
