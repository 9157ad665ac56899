/** Words for what is done to a text. `link` and `heading` are filled in. */
export type FormattingWords = Readonly<
  Record<'label' | 'heading' | 'quote' | 'bulleted' | 'numbered' | 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'link', string>
>

/** What the key of a text's formatting ends in, after that of the text. */
export const formattingKey = '#formatting'

type Node = Readonly<Record<string, unknown>>

/** Lexical's bits of a text's format. */
const marks = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
] as const

/** What stands out in a rich text, a line each: headings, quotes, lists, words in another face, and links with their address. */
export function richFormatting(value: unknown, words: FormattingWords): string {
  const found: string[] = []
  const say = (what: string, node: Node) => {
    const text = plainOf(node).trim()
    if (text !== '') found.push(`${what}: ${text}`)
  }
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const node = value as Node
    if (node.type === 'heading') say(words.heading.replace('{level}', String(node.tag).replace(/\D/g, '')), node)
    if (node.type === 'quote') say(words.quote, node)
    if (node.type === 'list') say(node.listType === 'number' ? words.numbered : words.bulleted, node)
    if (node.type === 'link' || node.type === 'autolink') say(words.link.replace('{address}', addressOf(node.fields)), node)
    if (node.type === 'text' && typeof node.format === 'number') {
      const { format } = node
      const names = marks.flatMap(([bit, name]) => ((format & bit) === 0 ? [] : [words[name]]))
      if (names.length > 0) say(names.join(', '), node)
    }
    for (const child of [node.root, ...(Array.isArray(node.children) ? (node.children as unknown[]) : [])]) walk(child)
  }
  walk(value)
  return found.join('\n')
}

function plainOf(node: Node): string {
  if (typeof node.text === 'string') return node.text
  const inner = Array.isArray(node.children) ? (node.children as Node[]).map(plainOf).join('') : ''
  return node.type === 'listitem' ? `${inner} ` : inner
}

function addressOf(fields: unknown): string {
  const { url } = (fields ?? {}) as { url?: unknown }
  return typeof url === 'string' ? url : ''
}
