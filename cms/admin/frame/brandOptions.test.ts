import { describe, expect, it } from '@jest/globals'
import { brands } from '../../server/brands'
import { brandOptions } from './brandOptions'

const named = (name: string, displayName: string) => ({ name, displayName, theme: 'main' as const })

describe('the brands that the panel offers', () => {
  it('are all of them and each, by name', () => {
    const options = brandOptions([named('b', 'Þór 10'), named('c', 'Þór 9'), named('a', 'Ási')], 'All', 'is')
    expect(options.map(({ brand, label }) => [brand, label])).toEqual([
      [null, 'All'],
      ['a', 'Ási'],
      ['c', 'Þór 9'],
      ['b', 'Þór 10'],
    ])
  })

  it('have each its colour, all of them a few, and none twice', () => {
    const [all, ...each] = brandOptions([...brands().values()], 'All', 'en')
    expect(each.every(({ colours }) => colours.length === 1)).toBe(true)
    expect(all?.colours).toHaveLength(3)
    expect(brandOptions([named('a', 'A'), named('b', 'B')], 'All', 'en')[0]?.colours).toHaveLength(1)
  })

  it('are no choice where there is one', () => {
    expect(brandOptions([named('a', 'A')], 'All', 'en')).toEqual([])
  })
})
