import { describe, expect, it } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import type { Locale } from '../../shared/i18n/locales'
import { seedAdvice } from './advice'

type Seeded = Readonly<{ collection: string; data: Record<string, unknown>; id: string }>

/** What a brand gets whose database is empty. */
async function seededIn(defaultLocale: Locale): Promise<Seeded[]> {
  const made: Seeded[] = []
  const payload = {
    find: async () => ({ docs: [] }),
    create: async ({ collection, data }: Omit<Seeded, 'id'>) => {
      const record = { collection, data, id: `${collection}-${made.length}` }
      made.push(record)
      return record
    },
  }
  await seedAdvice({ payload } as unknown as PayloadRequest, { defaultLocale, name: 'akta' })
  return made
}

const modelsOf = (seeded: readonly Seeded[]) => seeded.flatMap(({ collection, data }) => (collection === 'models' ? [data] : []))

describe('the model portfolios of a demo brand', () => {
  it('have the four bands that the specification names', async () => {
    const tactical = modelsOf(await seededIn('en')).filter(({ name }) => String(name).startsWith('Tactical'))
    expect(tactical.map(({ max, min, name }) => [name, min, max])).toEqual([
      ['Tactical 10/30', 10, 30],
      ['Tactical 20/40', 20, 40],
      ['Tactical 35/65', 35, 65],
      ['Tactical 60/100', 60, 100],
    ])
  })

  it.each(['en', 'is', 'el'] as const)(
    'are compared with by the model of their level, which comes first by name, in %s',
    async (locale) => {
      const seeded = await seededIn(locale)
      const models = modelsOf(seeded)
      const profiles = seeded.filter(({ collection }) => collection === 'risk-profiles')
      const firsts = profiles.map(
        ({ id }) =>
          models
            .filter(({ profile }) => profile === id)
            .map(({ name }) => String(name))
            .toSorted((one, other) => (one < other ? -1 : 1))[0],
      )
      expect(firsts).toEqual(models.slice(0, profiles.length).map(({ name }) => name))
    },
  )

  it('lie within their bands and come to a hundred percent', async () => {
    for (const { avg, data, max, min } of modelsOf(await seededIn('en'))) {
      expect((data as { value: number }[]).reduce((sum, { value }) => sum + value, 0)).toBe(100)
      expect([min, avg, max]).toEqual([min, avg, max].toSorted((one, other) => Number(one) - Number(other)))
    }
  })
})
