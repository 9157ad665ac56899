import type { BlocksField } from 'payload'
import { richTextBlock } from './richText'
import { tabsBlock } from './tabs'
import { widgetBlocks } from './widgetBlocks'

/** What a page or a post is built of, from top to bottom. */
export const contentBlocksField = (): BlocksField => ({
  name: 'content',
  type: 'blocks',
  maxRows: 60,
  blocks: [richTextBlock(), tabsBlock(), ...widgetBlocks()],
})
