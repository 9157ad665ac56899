import { expect, it } from '@jest/globals'
import type { CollectionAfterChangeHook } from 'payload'
import { sayFileUpdated, sayPublished } from './sayPublished'

type Given = Parameters<CollectionAfterChangeHook>[0]

/** What a save says in a language. */
function said(hook: CollectionAfterChangeHook, given: Partial<Given>, language = 'en'): string {
  const req = { i18n: { language }, t: (key: string) => key } as unknown as Given['req']
  void hook({ doc: {}, operation: 'update', ...given, req } as Given)
  return req.t('general:updatedSuccessfully')
}

it('says that a save was published, and nothing of a draft', () => {
  expect(said(sayPublished, { doc: { _status: 'published' } })).toBe('Saved and published')
  expect(said(sayPublished, { doc: { _status: 'draft' } })).toBe('general:updatedSuccessfully')
})

it('says of a file that it was updated, and nothing of a new one', () => {
  expect(said(sayFileUpdated, {})).toBe('File updated')
  expect(said(sayFileUpdated, {}, 'is')).toBe('Skrá uppfærð')
  expect(said(sayFileUpdated, { operation: 'create' })).toBe('general:updatedSuccessfully')
})
