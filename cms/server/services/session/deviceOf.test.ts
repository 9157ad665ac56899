import { describe, expect, it } from '@jest/globals'
import { deviceOf, partsOf } from './deviceOf'

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
}
const of = (agent: string, zone = '') => deviceOf(new Headers({ 'user-agent': agent, 'x-time-zone': zone }))

describe('the device of a sign-in', () => {
  it.each([
    [agents.firefox, 'Firefox on Windows'],
    [agents.iphone, 'Safari on iPhone'],
    [agents.android, 'Chrome on Android'],
    [agents.mac, 'Safari on macOS'],
    ['', null],
    ['curl/8.5.0', null],
    [`Mozilla/5.0 ${'('.repeat(100_000)}`, null],
  ])('%s is said in words', (agent, words) => {
    expect(of(agent).device).toBe(words)
  })

  it('is shown in its two parts', () => {
    expect(partsOf('Safari on iPhone')).toEqual({ browser: 'Safari', system: 'iPhone' })
    expect(partsOf(null)).toEqual({ browser: null, system: null })
  })
})

it.each([
  ['Europe/London', 'Europe/London'],
  ['America/Argentina/Salta', 'America/Argentina/Salta'],
  ['', null],
  ['Europe/Nowhere', null],
  ['<b>x</b>', null],
  [`A/${'a'.repeat(100)}`, null],
])('a zone of %s is kept as %s', (zone, kept) => {
  expect(of('', zone).timeZone).toBe(kept)
})
