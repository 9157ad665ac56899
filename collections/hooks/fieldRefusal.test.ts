import { expect, it } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { fieldRefusal } from './fieldRefusal'

const refused = (language: string, path: string) => {
  const req = { i18n: { language }, t: () => 'Wrong:' } as unknown as PayloadRequest
  return fieldRefusal(req, { collection: 'transactions', path, code: 'not_enough_units', message: 'Too many' })
}

it('names the field as the form does, in the language of the reader, and never by its path', () => {
  expect(refused('en', 'amount').message).toBe('Wrong: Units')
  expect(refused('is', 'amount').message).not.toMatch(/amount|Units/)
  expect(refused('en', 'amount').data.errors).toEqual([{ path: 'amount', message: 'Too many', label: 'Units', code: 'not_enough_units' }])
})

it('names a field that has no words by its path', () => {
  expect(refused('en', 'noSuchField').message).toBe('Wrong: noSuchField')
})
