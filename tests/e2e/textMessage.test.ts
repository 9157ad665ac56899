import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { newVisit, seeText, signInAs, startBrowser } from '../helpers/browser'
import { signIn } from '../helpers/client'
import { messagesTo, pinSentTo } from '../helpers/textMessages'

/* Somebody of the demo whose PINs come by text message. */

const phone = '+442079460121'
let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

it('a PIN by text message is told of, sent again after its wait only, and opens the portal by the keyboard alone', async () => {
  const admin = await signIn('admin@quayside.example')
  const before = (await messagesTo(admin, phone)).length
  const { close, page, problems } = await newVisit(browser)
  await signInAs(page, 'textmessage@akta.example')
  await seeText(page, 'We have sent a six-digit PIN to your phone ending in 21.')
  await seeText(page, /Send again in \d+ s/)
  expect(await page.$eval('input[autocomplete="one-time-code"]', (field) => field === document.activeElement)).toBe(true)
  const pin = await pinSentTo(admin, phone, before + 1)
  await page.keyboard.type(pin === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await seeText(page, 'or a newer one was sent')
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
  await seeText(page, 'Welcome back')
  expect(problems).toEqual([])
  await close()
})
