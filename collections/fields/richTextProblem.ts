/** Bounds of one rich text: characters of its JSON, levels of nesting, nodes. A long article has some 60,000 characters, six levels and 600 nodes. */
export const richTextLimits = { characters: 200_000, depth: 24, nodes: 5_000 } as const

type Node = Readonly<Record<string, unknown>>
type Check = (node: Node) => string | null

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value)

const fine: Check = () => null

/** Bold, italic and both. Other formats have no place in the portal's type. */
const formats = new Set<unknown>([undefined, 0, 1, 2, 3])

const linkDestinations = new Set(['pages', 'posts'])

/** An address of the web, of mail or telephone, or a path of ours. Spaces and control characters hide a protocol from a reader and not from a browser. */
export const isSafeAddress = (address: unknown): address is string =>
  typeof address === 'string' &&
  address.length <= 2000 &&
  !/[\s\u0000-\u001f\u007f]/.test(address) &&
  /^(https?:\/\/[^/]|mailto:.|tel:.|\/(?![/\\])|#)/i.test(address)

const checkLink: Check = ({ fields }) => {
  if (!isNode(fields)) return 'A link leads nowhere'
  if (fields.linkType === 'internal') {
    const doc = fields.doc
    return isNode(doc) && linkDestinations.has(String(doc.relationTo)) ? null : 'A link leads to a page or a post'
  }
  return isSafeAddress(fields.url) ? null : 'A link begins with https://, http://, mailto:, tel: or /'
}

/** Every kind of node that the editor makes, with what must hold for it. */
const checks: Readonly<Record<string, Check>> = {
  root: fine,
  paragraph: fine,
  heading: ({ tag }) => (tag === 'h2' || tag === 'h3' || tag === 'h4' ? null : 'Headings have the levels 2 to 4'),
  text: ({ format, style, text }) => {
    if (typeof text !== 'string') return unknownContent
    if (style !== undefined && style !== '') return 'Text takes its colours and sizes from the portal'
    return formats.has(format) ? null : 'Text is plain, bold or italic'
  },
  linebreak: fine,
  tab: fine,
  list: ({ listType }) => (listType === 'bullet' || listType === 'number' ? null : 'Lists have bullets or numbers'),
  listitem: fine,
  link: checkLink,
  quote: fine,
  horizontalrule: fine,
  upload: ({ relationTo }) => (relationTo === 'media' ? null : 'A picture comes from the pictures'),
  // Its fields are checked as those of any record.
  block: ({ fields }) => (isNode(fields) && typeof fields.blockType === 'string' ? null : unknownContent),
}

const unknownContent = 'The text holds something that this editor does not make'

/**
 * What is wrong with a rich text as the editor's JSON, in a sentence; null when nothing is. It is read here and not trusted: what comes over
 * REST need not come from the editor, and what is stored is drawn for readers later. An empty text is fine.
 */
export function richTextProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!isNode(value) || !isNode(value.root) || value.root.type !== 'root') return unknownContent
  const { characters, depth, nodes } = richTextLimits
  let count = 0
  const walk = (node: unknown, level: number): string | null => {
    count += 1
    if (count > nodes) return `The text has more than ${nodes} parts: divide it`
    if (level > depth) return `The text nests deeper than ${depth} levels`
    if (!isNode(node) || typeof node.type !== 'string' || !Object.hasOwn(checks, node.type)) return unknownContent
    const problem = checks[node.type]?.(node) ?? null
    if (problem !== null || node.children === undefined) return problem
    if (!Array.isArray(node.children)) return unknownContent
    for (const child of node.children as unknown[]) {
      const inner = walk(child, level + 1)
      if (inner !== null) return inner
    }
    return null
  }
  const problem = walk(value.root, 0)
  if (problem !== null) return problem
  return JSON.stringify(value).length > characters ? `Max ${characters} characters with formatting: divide the text` : null
}
