import { expect, it } from '@jest/globals'
import { prepareFields } from './prepareFields'

it('has a field of blocks say in each language what its button adds', () => {
  const [content] = prepareFields([{ name: 'content', type: 'blocks', blocks: [] }], { slug: 'pages' })
  expect(content).toMatchObject({ label: { en: 'Content', is: 'Efni' }, labels: { singular: { en: 'content', is: 'efni' } } })
})

it('has the button under rows name one of them in the case that its sentence asks for, and the row itself as a word of its own', () => {
  const [members] = prepareFields([{ name: 'members', type: 'array', fields: [] }], { slug: 'groups' })
  expect(members).toMatchObject({
    labels: { singular: { en: 'member', is: 'félaga' } },
    admin: { components: { RowLabel: { clientProps: { one: { en: 'Member', is: 'Félagi' } } } } },
  })
})
