import type { RuleKey } from '../labels/ruleText'

/** Bounds of one rich text: characters of its JSON, levels of nesting, nodes. A long article has some 60,000 characters, six levels and 600 nodes. */
export const richTextLimits = { characters: 200_000, depth: 24, nodes: 5_000 } as const

type Node = Readonly<Record<string, unknown>>
type Check = (node: Node) => RuleKey | null

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
  if (!isNode(fields)) return 'rule.linkNowhere'
  if (fields.linkType === 'internal') {
    const doc = fields.doc
    return isNode(doc) && linkDestinations.has(String(doc.relationTo)) ? null : 'rule.linkDestination'
  }
  return isSafeAddress(fields.url) ? null : 'rule.link'
}

/** Every kind of node that the editor makes, with what must hold for it. */
const checks: Readonly<Record<string, Check>> = {
  root: fine,
  paragraph: fine,
  heading: ({ tag }) => (tag === 'h2' || tag === 'h3' || tag === 'h4' ? null : 'rule.headings'),
  text: ({ format, style, text }) => {
    if (typeof text !== 'string') return unknownContent
    if (style !== undefined && style !== '') return 'rule.textStyle'
    return formats.has(format) ? null : 'rule.textFormat'
  },
  linebreak: fine,
  tab: fine,
  list: ({ listType }) => (listType === 'bullet' || listType === 'number' ? null : 'rule.lists'),
  listitem: fine,
  link: checkLink,
  quote: fine,
  horizontalrule: fine,
  upload: ({ relationTo }) => (relationTo === 'media' ? null : 'rule.picture'),
  // Its fields are checked as those of any record.
  block: ({ fields }) => (isNode(fields) && typeof fields.blockType === 'string' ? null : unknownContent),
}

const unknownContent = 'rule.textUnknown' satisfies RuleKey

/**
 * What is wrong with a rich text as the editor's JSON, as the key of its sentence (`ruleText` with `richTextLimits`); null when nothing is. It is read here and not trusted: what comes over
 * REST need not come from the editor, and what is stored is drawn for readers later. An empty text is fine.
 */
export function richTextProblem(value: unknown): RuleKey | null {
  if (value === null || value === undefined) return null
  if (!isNode(value) || !isNode(value.root) || value.root.type !== 'root') return unknownContent
  const { characters, depth, nodes } = richTextLimits
  let count = 0
  const walk = (node: unknown, level: number): RuleKey | null => {
    count += 1
    if (count > nodes) return 'rule.textParts'
    if (level > depth) return 'rule.textDepth'
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
  return JSON.stringify(value).length > characters ? 'rule.textSize' : null
}
