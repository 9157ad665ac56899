import { expect, it } from '@jest/globals'
import { prepareFields } from './prepareFields'

it('has a field of blocks say in each language what its button adds', () => {
  const [content] = prepareFields([{ name: 'content', type: 'blocks', blocks: [] }], { slug: 'pages' })
  expect(content).toMatchObject({ label: { en: 'Content', is: 'Efni' }, labels: { singular: { en: 'Content', is: 'Efni' } } })
})
