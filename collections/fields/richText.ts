import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { richText as payloadsRule } from 'payload/shared'
import { widgetBlocks } from '../blocks/widgetBlocks'
import { prepareBlocks } from './prepareFields'
import { ruleText } from '../labels/ruleText'
import { richTextLimits, richTextProblem } from './richTextProblem'

/**
 * The product's one editor: `editor` of the Payload config. What it can make is what `richTextProblem` lets pass and what the portal can draw.
 * Links are made on purpose, so a typed address is no link.
 */
export const editor = lexicalEditor({
  features: () => [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({ enabledCollections: ['pages', 'posts'], maxDepth: 0, disableAutoLinks: true }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    BlocksFeature({ blocks: prepareBlocks(widgetBlocks()) }),
  ],
})

type RichText = Omit<RichTextField, 'type' | 'validate' | 'editor'> & { name: string }

/** A text with headings, lists, links, pictures and widgets, read at the boundary (`richTextProblem`) and bounded. */
export const richTextField = (field: RichText): RichTextField => ({
  ...field,
  type: 'richText',
  validate: (value, options) => {
    const problem = richTextProblem(value)
    return problem === null ? payloadsRule(value, options) : ruleText(options.req, problem, richTextLimits)
  },
})
