type Node = Readonly<{ type?: unknown; text?: unknown; children?: unknown; root?: unknown; listType?: unknown; fields?: unknown }>

/** Nodes that stand on a line of their own. */
const lines: readonly unknown[] = ['paragraph', 'heading', 'quote', 'listitem', 'tablerow']

/** The words of a rich text as people read them: a line for each paragraph, heading and point of a list. Blocks within it are left to their own fields. */
export function richWords(value: unknown): string {
  const text = wordsOf(value)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function wordsOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return ''
  const node = value as Node
  if (node.type === 'linebreak') return '\n'
  const own = typeof node.text === 'string' ? node.text : ''
  const inner = [node.root, ...(Array.isArray(node.children) ? (node.children as unknown[]) : [])].map(wordsOf).join('')
  const text = own + inner
  if (node.type === 'tablecell') return `${text.trim()}  `
  if (!lines.includes(node.type)) return text
  return `${node.type === 'listitem' ? '• ' : ''}${text}\n`
}
