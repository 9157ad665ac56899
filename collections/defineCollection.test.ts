import { describe, expect, it } from '@jest/globals'
import { never } from './access/never'
import { defineCollection } from './defineCollection'

describe('defineCollection', () => {
  it.each(['create', 'read', 'update', 'delete'])('refuses a collection that does not say who may %s', (rule) => {
    const access = Object.fromEntries(['create', 'read', 'update', 'delete'].filter((name) => name !== rule).map((name) => [name, never]))
    expect(() => defineCollection({ slug: 'things', access, fields: [] })).toThrow(`Collection things does not say who may ${rule}`)
  })

  it('adds trash, the log and who made a record', () => {
    const collection = defineCollection({
      slug: 'things',
      access: { create: never, read: never, update: never, delete: never },
      fields: [],
    })
    expect(collection.trash).toBe(true)
    expect(collection.hooks?.afterChange).toHaveLength(1)
    expect(collection.fields.map((field) => ('name' in field ? field.name : ''))).toEqual(['createdBy', 'updatedBy'])
  })
})
