import { isEmbeddable } from '../../../../collections/fields/address'
import { isSafeAddress, richTextProblem } from '../../../../collections/fields/richTextProblem'
import { idOf } from '../../../../collections/idOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type {
  ContentBlock,
  ContentFault,
  LinkTarget,
  Picture,
  RichTextContent,
  ShownContent,
  TextNode,
  Widget,
} from '../../../../shared/contracts/content/content'
import { accessLevels } from '../../../../shared/domain/accessLevels'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { isLocale, type Locale } from '../../../../shared/i18n/locales'
import { type ContentParts, type Fields, isFields, listOf } from './contentParts'
import { presentChart } from './presentChart'
import { textOf } from './textOf'

export type ContentKind = 'pages' | 'posts'
type Facts = Readonly<{ parts: ContentParts; brand: Brand; language: Locale }>

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : [])

/**
 * A page or a post as it is drawn, with what it names resolved. `doc` is read field by field and believed in nothing: it may come from a form that
 * is being filled in. What cannot be drawn becomes a `fault`, which portals show to editors alone.
 */
export function presentContent(kind: ContentKind, doc: Fields, { brand, parts }: Omit<Facts, 'language'>): ShownContent {
  const language = isLocale(doc.language) ? doc.language : brand.defaultLocale
  const facts: Facts = { parts, brand, language }
  const label = textOf(doc.linkLabel)
  const person = parts.people.get(idOf(doc.author) ?? '')
  const name = textOf(doc.name) ?? ''
  const common = {
    kind,
    id: String(doc.id),
    language,
    summary: textOf(doc.summary),
  }
  return kind === 'pages'
    ? {
        ...common,
        title: textOf(doc.title) ?? name,
        picture: pictureOf(doc.socialImg, {}, facts),
        link: label !== null && isSafeAddress(doc.linkTarget) ? { label, to: { kind: 'address', url: doc.linkTarget } } : null,
        author: null,
        date: null,
        tags: [],
        keypoints: [],
        embed: null,
        views: listOf(doc.views).map((view, at) => ({
          id: textOf(view.id) ?? `view-${at}`,
          name: textOf(view.name),
          level: accessLevels.find((level) => level === view.level) ?? null,
          blocks: blocksOf(view.content, facts),
        })),
      }
    : {
        ...common,
        title: name,
        picture: pictureOf(doc.image, {}, facts),
        link: null,
        author: person ? { name: textOf(person.name) ?? '', title: textOf(person.title) } : null,
        date: isoDateSchema.safeParse(String(doc.publishDate).slice(0, 10)).data ?? null,
        tags: textsOf(doc.tags),
        keypoints: textsOf(doc.keypoints),
        embed: isEmbeddable(doc.embed) ? doc.embed : null,
        views: [{ id: 'content', name: null, level: null, blocks: blocksOf(doc.content, facts) }],
      }
}

const blocksOf = (value: unknown, facts: Facts): ContentBlock[] =>
  listOf(value).map((block, at) => blockOf(block, textOf(block.id) ?? `block-${at}`, facts))

function blockOf(block: Fields, id: string, facts: Facts): ContentBlock {
  if (block.blockType === 'richText') {
    const text = richTextOf(block.text, facts)
    return text === null || text.length === 0 ? fault(block, id, text === null ? 'unknown' : 'incomplete') : { type: 'richText', id, text }
  }
  if (block.blockType !== 'tabs') return widgetOf(block, id, facts)
  const tabs = listOf(block.tabs).flatMap((tab) => {
    const title = textOf(tab.title)
    return title === null
      ? []
      : [{ title, subtitle: textOf(tab.subtitle), text: richTextOf(tab.text, facts) ?? [], picture: pictureOf(tab.image, {}, facts) }]
  })
  return tabs.length === 0 ? fault(block, id, 'incomplete') : { type: 'tabs', id, tabs }
}

const fault = ({ blockType }: Fields, id: string, reason: ContentFault): Widget => ({
  type: 'fault',
  id,
  fault: reason,
  kind: textOf(blockType) ?? '',
})

function widgetOf(block: Fields, id: string, facts: Facts): Widget {
  switch (block.blockType) {
    case 'image': {
      const picture = pictureOf(block.image, block, facts)
      if (!picture) return fault(block, id, idOf(block.image) === null ? 'incomplete' : 'mediaMissing')
      return { type: 'image', id, picture, isWide: block.width === 'wide' }
    }
    case 'media': {
      const items = listOf(block.items)
      const pictures = items.flatMap((item) => pictureOf(item.image, item, facts) ?? [])
      if (pictures.length === 0) return fault(block, id, items.some(({ image }) => idOf(image) !== null) ? 'mediaMissing' : 'incomplete')
      return { type: 'media', id, title: textOf(block.title), pictures }
    }
    case 'form': {
      const chosen = idOf(block.form)
      const name = textOf(facts.parts.forms.get(chosen ?? '')?.name)
      if (chosen === null || name === null) return fault(block, id, chosen === null ? 'incomplete' : 'formMissing')
      return { type: 'form', id, form: { id: chosen, name } }
    }
    case 'chart': {
      const chart = presentChart(block, id, facts.parts)
      return typeof chart === 'string' ? fault(block, id, chart) : chart
    }
    case 'snippet':
      return snippetOf(block, id, facts)
    default:
      return fault(block, id, 'unknown')
  }
}

function snippetOf(block: Fields, id: string, { brand, language }: Facts): Widget {
  const inLanguage = (texts: Partial<Record<Locale, string>> | undefined) => texts?.[language] ?? texts?.[brand.defaultLocale]
  const lines = {
    firm: brand.firm ? [brand.firm.name, ...brand.firm.address] : [],
    regulator: [inLanguage(brand.firm?.regulator) ?? ''],
    disclaimer: [inLanguage(brand.disclaimer) ?? ''],
  }
  const snippet = (['firm', 'regulator', 'disclaimer'] as const).find((each) => each === block.snippet)
  if (!snippet) return fault(block, id, 'incomplete')
  const written = lines[snippet].filter((line) => line !== '')
  return written.length === 0 ? fault(block, id, 'snippetMissing') : { type: 'snippet', id, snippet, lines: written }
}

function pictureOf(value: unknown, words: Fields, { parts }: Pick<Facts, 'parts'>): Picture | null {
  const file = parts.media.get(idOf(value) ?? '')
  const filename = textOf(file?.filename)
  if (!file || filename === null) return null
  const size = (side: unknown): number | null => (typeof side === 'number' && side > 0 ? side : null)
  return {
    url: `/api/media/file/${encodeURIComponent(filename)}`,
    width: size(file.width),
    height: size(file.height),
    alt: textOf(words.alt) ?? '',
    caption: textOf(words.caption),
  }
}

/** A text of the editor as its parts; null where it holds what the editor does not make. */
function richTextOf(value: unknown, facts: Facts): RichTextContent | null {
  if (value === null || value === undefined) return []
  if (richTextProblem(value) !== null) return null
  const root = (value as { root: Fields }).root
  const nodes = nodesOf(root.children, facts)
  return nodes.some((node) => !(node.type === 'paragraph' && node.children.length === 0)) ? nodes : []
}

/** The words of a text for paper: what stands between them is left out, and of a link its words stay. Empty for what the editor does not make. */
export function wordsOf(value: unknown, brand: Brand): RichTextContent {
  const none = new Map<string, Fields>()
  const parts: ContentParts = { media: none, forms: none, pages: none, posts: none, people: none, datasets: none }
  return plainNodes(richTextOf(value, { parts, brand, language: brand.defaultLocale }) ?? [])
}

const plainNodes = (nodes: readonly TextNode[]): TextNode[] =>
  nodes.flatMap((node): TextNode[] => {
    if (node.type === 'widget') return []
    if (node.type === 'link') return plainNodes(node.children)
    return 'children' in node ? [{ ...node, children: plainNodes(node.children) }] : [node]
  })

const nodesOf = (value: unknown, facts: Facts): TextNode[] => listOf(value).flatMap((node, at) => nodeOf(node, at, facts) ?? [])

function nodeOf(node: Fields, at: number, facts: Facts): TextNode | null {
  const children = () => nodesOf(node.children, facts)
  switch (node.type) {
    case 'text': {
      const format = typeof node.format === 'number' ? node.format : 0
      return { type: 'text', text: String(node.text), bold: (format & 1) !== 0, italic: (format & 2) !== 0 }
    }
    case 'tab':
      return { type: 'text', text: '\t', bold: false, italic: false }
    case 'linebreak':
      return { type: 'linebreak' }
    case 'horizontalrule':
      return { type: 'rule' }
    case 'paragraph':
    case 'quote':
    case 'listitem':
      return { type: node.type, children: children() }
    case 'heading':
      return { type: 'heading', level: node.tag === 'h2' ? 2 : node.tag === 'h3' ? 3 : 4, children: children() }
    case 'list':
      return { type: 'list', ordered: node.listType === 'number', children: children() }
    case 'link':
      return { type: 'link', to: linkOf(node.fields, facts), children: children() }
    case 'upload': {
      const id = `upload-${at}`
      const picture = pictureOf(node.value, {}, facts)
      return {
        type: 'widget',
        widget: picture ? { type: 'image', id, picture, isWide: false } : fault({ blockType: 'image' }, id, 'mediaMissing'),
      }
    }
    case 'block':
      return isFields(node.fields)
        ? { type: 'widget', widget: widgetOf(node.fields, textOf(node.fields.id) ?? `widget-${at}`, facts) }
        : null
    default:
      return null
  }
}

function linkOf(fields: unknown, { parts }: Facts): LinkTarget | null {
  if (!isFields(fields)) return null
  if (fields.linkType !== 'internal') return isSafeAddress(fields.url) ? { kind: 'address', url: fields.url } : null
  const { doc } = fields
  if (!isFields(doc) || (doc.relationTo !== 'pages' && doc.relationTo !== 'posts')) return null
  const id = idOf(doc.value)
  const slug = textOf(parts[doc.relationTo].get(id ?? '')?.slug)
  return id === null || slug === null ? null : { kind: doc.relationTo, id, slug }
}
