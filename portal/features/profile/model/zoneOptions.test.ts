import { describe, expect, it } from '@jest/globals'
import texts from '../messages/en.json' with { type: 'json' }
import { zoneOptions } from './zoneOptions'

const t = (key: keyof typeof texts): string => texts[key]
const labels = (day: string, own: readonly string[] = []) =>
  zoneOptions(t, { locale: 'en', now: new Date(day), own }).map(({ label }) => label)

describe('zones to choose from', () => {
  it('go from west to east, and say what their clocks are ahead of Greenwich on the day', () => {
    const winter = labels('2026-01-15T12:00:00Z')
    expect(winter.at(0)).toBe('Los Angeles (GMT−8)')
    expect(winter.at(-1)).toBe('Sydney (GMT+11)')
    expect(winter).toContain('London (GMT)')
    expect(winter).toContain('Mumbai (GMT+5:30)')
    expect(labels('2026-07-15T12:00:00Z')).toContain('London (GMT+1)')
  })

  it('have the zone of the brand and of the person, each once, whichever they are', () => {
    const all = labels('2026-01-15T12:00:00Z', ['America/Argentina/Buenos_Aires', 'Europe/London'])
    expect(all).toContain('Buenos Aires (GMT−3)')
    expect(all.filter((label) => label.startsWith('London'))).toHaveLength(1)
  })
})
