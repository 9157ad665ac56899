import type { Block } from 'payload'
import { optionalText } from '../fields/text'

/** Several pictures beside each other. */
export const mediaBlock = (): Block => ({
  slug: 'media',
  interfaceName: 'MediaBlock',
  fields: [
    optionalText({ name: 'title', maxLength: 120 }),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 24,
      required: true,
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media', required: true },
        optionalText({ name: 'alt', maxLength: 250 }),
        optionalText({ name: 'caption', maxLength: 250 }),
      ],
    },
  ],
})
