import { describe, expect, it } from '@jest/globals'
import type { Field } from 'payload'
import { readValues } from './readValues'

const tags: Field = { name: 'tags', type: 'select', hasMany: true, options: ['Advice', 'Video'] }
const fields: Field[] = [
  tags,
  { name: 'kind', type: 'select', options: ['One'] },
  { name: 'sizes', type: 'number', hasMany: true },
  { name: 'lines', type: 'array', fields: [{ type: 'row', fields: [tags] }] },
  { name: 'own', type: 'group', fields: [{ name: 'groups', type: 'relationship', relationTo: 'groups', hasMany: true }] },
  {
    type: 'tabs',
    tabs: [{ label: 'Content', fields: [{ name: 'content', type: 'blocks', blocks: [{ slug: 'quote', fields: [tags] }] }] }],
  },
]

/** What stands in the data when Payload begins to read it. */
async function read(data: object): Promise<unknown> {
  const args = (await readValues(fields)({ args: { data }, operation: 'update' } as never)) as unknown as { data: unknown }
  return args.data
}

describe('a list of values', () => {
  it('is made of one value, wherever its field stands', async () => {
    expect(
      await read({
        tags: 'Advice',
        sizes: '2.5',
        lines: [{ tags: 'Advice' }, { tags: ['Video'] }],
        own: { groups: 'g1' },
        content: [{ blockType: 'quote', tags: 'Video' }],
      }),
    ).toEqual({
      tags: ['Advice'],
      sizes: [2.5],
      lines: [{ tags: ['Advice'] }, { tags: ['Video'] }],
      own: { groups: ['g1'] },
      content: [{ blockType: 'quote', tags: ['Video'] }],
    })
  })

  it('stays as it is, is emptied by a blank text, and is left alone where nothing comes', async () => {
    expect(await read({ tags: ['Advice', 'Video'] })).toEqual({ tags: ['Advice', 'Video'] })
    expect(await read({ tags: '' })).toEqual({ tags: [] })
    expect(await read({ tags: null, kind: 'One' })).toEqual({ tags: null, kind: 'One' })
    expect(await read({ kind: 'One' })).toEqual({ kind: 'One' })
  })
})
