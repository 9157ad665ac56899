import type { Block } from 'payload'
import { optionalText } from '../fields/text'
import { richTextField } from '../fields/richText'

/** Tabs with a title, a line beneath it, text and a picture each. */
export const tabsBlock = (): Block => ({
  slug: 'tabs',
  interfaceName: 'TabsBlock',
  fields: [
    {
      name: 'tabs',
      type: 'array',
      minRows: 1,
      maxRows: 12,
      required: true,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        optionalText({ name: 'subtitle', maxLength: 200 }),
        richTextField({ name: 'text' }),
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
})
