import type { Block } from 'payload'
import { optionalText } from '../fields/text'

/** One picture. `alt` is what it says to those who do not see it; a picture that says nothing has none. */
export const imageBlock = (): Block => ({
  slug: 'image',
  interfaceName: 'ImageBlock',
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    optionalText({ name: 'alt', maxLength: 250 }),
    optionalText({ name: 'caption', maxLength: 250 }),
    { name: 'width', type: 'select', options: ['text', 'wide'], defaultValue: 'text', required: true },
  ],
})
