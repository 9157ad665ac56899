import * as z from 'zod/mini'
import { accessLevels } from '../../domain/accessLevels'
import { isoDateSchema } from '../../domain/dates'
import { decimalStringSchema } from '../../domain/money'
import { localeSchema } from '../../i18n/localeSchema'

/* What a page or a post is drawn from: pictures, links and words of the brand resolved, nothing that its reader may not see. */

/** `width` and `height` in pixels of the file; null for a drawing that states none. An empty `alt` says that the picture says nothing. */
const pictureSchema = z.object({
  url: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.string(),
  caption: z.nullable(z.string()),
})
export type Picture = z.infer<typeof pictureSchema>

/** Where a link leads: an address that was checked when it was saved, or a record of ours that its reader may open. */
export const linkTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address'), url: z.string() }),
  z.object({ kind: z.literal('pages'), id: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('posts'), id: z.string(), slug: z.string() }),
])
export type LinkTarget = z.infer<typeof linkTargetSchema>

/** Why something of the content is not drawn. Editors are told; for readers it is not there. */
export const contentFaults = [
  'incomplete',
  'mediaMissing',
  'formMissing',
  'snippetMissing',
  'datasetMissing',
  'datasetEmpty',
  'columnMissing',
  'unknown',
] as const
export type ContentFault = (typeof contentFaults)[number]

const faultSchema = z.object({
  type: z.literal('fault'),
  id: z.string(),
  fault: z.enum(contentFaults),
  /** The kind of block, as it is stored. */
  kind: z.string(),
})

const imageSchema = z.object({ type: z.literal('image'), id: z.string(), picture: pictureSchema, isWide: z.boolean() })
const mediaSchema = z.object({
  type: z.literal('media'),
  id: z.string(),
  title: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
})
const formSchema = z.object({ type: z.literal('form'), id: z.string(), form: z.object({ id: z.string(), name: z.string() }) })
const chartSchema = z.object({
  type: z.literal('chart'),
  id: z.string(),
  title: z.string(),
  kind: z.enum(['bars', 'shares']),
  /** Behind each figure, such as %. */
  unit: z.nullable(z.string()),
  rows: z.array(z.object({ label: z.string(), value: decimalStringSchema })),
  source: z.nullable(z.string()),
  /** The day on which the rows of a dataset were fetched; null for figures that an editor wrote down. */
  asOf: z.nullable(isoDateSchema),
})
const snippetSchema = z.object({
  type: z.literal('snippet'),
  id: z.string(),
  snippet: z.enum(['firm', 'regulator', 'disclaimer']),
  /** Plain text, a line each. */
  lines: z.array(z.string()),
})

const widgetSchema = z.discriminatedUnion('type', [imageSchema, mediaSchema, formSchema, chartSchema, snippetSchema, faultSchema])
export type Widget = z.infer<typeof widgetSchema>
export type ChartContent = Extract<Widget, { type: 'chart' }>

/** A part of a running text. Made of the editor's JSON, without its own bookkeeping. */
export type TextNode =
  | Readonly<{ type: 'text'; text: string; bold: boolean; italic: boolean }>
  | Readonly<{ type: 'linebreak' | 'rule' }>
  | Readonly<{ type: 'paragraph' | 'quote' | 'listitem'; children: TextNode[] }>
  | Readonly<{ type: 'heading'; level: 2 | 3 | 4; children: TextNode[] }>
  | Readonly<{ type: 'list'; ordered: boolean; children: TextNode[] }>
  /** `to` is null where nobody can be led any more: its words stay. */
  | Readonly<{ type: 'link'; to: LinkTarget | null; children: TextNode[] }>
  | Readonly<{ type: 'widget'; widget: Widget }>

const children = z.lazy((): z.ZodMiniType<TextNode[]> => z.array(textNodeSchema))
export const textNodeSchema: z.ZodMiniType<TextNode> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), bold: z.boolean(), italic: z.boolean() }),
  z.object({ type: z.enum(['linebreak', 'rule']) }),
  z.object({ type: z.enum(['paragraph', 'quote', 'listitem']), children }),
  z.object({ type: z.literal('heading'), level: z.literal([2, 3, 4]), children }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), children }),
  z.object({ type: z.literal('link'), to: z.nullable(linkTargetSchema), children }),
  z.object({ type: z.literal('widget'), widget: widgetSchema }),
])

const richTextSchema = z.array(textNodeSchema)
export type RichTextContent = z.infer<typeof richTextSchema>

const contentBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('richText'), id: z.string(), text: richTextSchema }),
  z.object({
    type: z.literal('tabs'),
    id: z.string(),
    tabs: z.array(
      z.object({
        title: z.string(),
        subtitle: z.nullable(z.string()),
        text: richTextSchema,
        picture: z.nullable(pictureSchema),
      }),
    ),
  }),
  widgetSchema,
])
export type ContentBlock = z.infer<typeof contentBlockSchema>

/** A page or a post as one reader has it. */
export const shownContentSchema = z.object({
  kind: z.enum(['pages', 'posts']),
  id: z.string(),
  language: localeSchema,
  /** Its title, or its name where it has none. */
  title: z.string(),
  summary: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  link: z.nullable(z.object({ label: z.string(), to: linkTargetSchema })),
  /** Of a post. */
  author: z.nullable(z.object({ name: z.string(), title: z.nullable(z.string()) })),
  /** The day on which a post says that it was published. */
  date: z.nullable(isoDateSchema),
  tags: z.array(z.string()),
  keypoints: z.array(z.string()),
  /** Address of a film or a recording at one of the sites that a post may name. */
  embed: z.nullable(z.string()),
  /** What its reader may see, in order; `name` and `level` are for editors and null for everybody else. */
  views: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      level: z.nullable(z.enum(accessLevels)),
      blocks: z.array(contentBlockSchema),
    }),
  ),
})
export type ShownContent = z.infer<typeof shownContentSchema>

/**
 * Body of `POST /api/pages/{id}/preview` and `/api/posts/{id}/preview`: the record's fields as they stand in the editor's form, read one by
 * one. Without it the draft is shown as it was saved.
 */
export const contentPreviewBody = z.object({ data: z.optional(z.record(z.string(), z.unknown())) })

/** Most bytes of such a body: that of a page or a post. */
export const maxContentBytes = 1_000_000
