import type { Block } from 'payload'
import { richTextField } from '../fields/richText'

/** Running text. */
export const richTextBlock = (): Block => ({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  fields: [richTextField({ name: 'text', required: true })],
})
