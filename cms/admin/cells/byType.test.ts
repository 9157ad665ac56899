import { expect, it } from '@jest/globals'
import { byType } from './byType'
import type { Given } from './words'

it('reads a code that has no words, such as a currency, as it is, and an option with words in the language of the reader', async () => {
  const reads = (options: readonly unknown[], value: unknown) =>
    byType({ field: { type: 'select', name: 'currency', options }, value, texts: { language: 'is' } } as unknown as Given)
  expect(await reads(['GBP', 'EUR'], 'EUR')).toBe('EUR')
  expect(await reads([{ value: 'Equity', label: { en: 'Equity', is: 'Hlutabréf', el: 'Μετοχές' } }], 'Equity')).toBe('Hlutabréf')
})
