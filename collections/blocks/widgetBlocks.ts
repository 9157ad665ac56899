import type { Block } from 'payload'
import { chartBlock } from './chart'
import { formBlock } from './form'
import { imageBlock } from './image'
import { mediaBlock } from './media'
import { snippetBlock } from './snippet'

/** What stands between paragraphs of a rich text as well as on its own. Made anew for each place: Payload writes into the blocks that it is given. */
export const widgetBlocks = (): Block[] => [imageBlock(), mediaBlock(), formBlock(), chartBlock(), snippetBlock()]
