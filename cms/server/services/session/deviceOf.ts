import Bowser from 'bowser'

/** What a browser tells of itself at a sign-in, as a session keeps it. */
export type Device = Readonly<{ device: string | null; timeZone: string | null }>

/** Longest header that is read: parsing takes a time that grows with the length, and strangers choose it. */
const longestAgent = 400
const between = ' on '

/**
 * Browser and system of a request in words ("Safari on iPhone"), and the IANA zone of its `X-Time-Zone` header. Both are claims of the browser:
 * good for recognising one's own sessions by, and for nothing else. Null where there is nothing that can be read.
 */
export const deviceOf = (headers: Headers): Device => ({
  device: inWords(headers.get('user-agent') ?? ''),
  timeZone: zoneOf(headers.get('x-time-zone') ?? ''),
})

function inWords(agent: string): string | null {
  if (agent === '' || agent.length > longestAgent) return null
  const { browser, os, platform } = Bowser.parse(agent)
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name
  return browser.name && system ? `${short(browser.name)}${between}${short(system)}` : null
}

const short = (name: string): string => name.slice(0, 40)

/** The two parts of a session's `device`. */
export function partsOf(device: string | null | undefined): Readonly<{ browser: string | null; system: string | null }> {
  const [browser, system] = (device ?? '').split(between)
  return { browser: browser || null, system: system || null }
}

function zoneOf(zone: string): string | null {
  if (!/^[A-Za-z]+(\/[A-Za-z0-9_+-]+){1,2}$/.test(zone) || zone.length > 60) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
