type Words = string | Readonly<{ bold: string }> | Readonly<{ link: string; to: string }>
export type RichTextPart =
  | Readonly<{ p: readonly Words[] | string }>
  | Readonly<{ h: string; level?: 2 | 3 | 4 }>
  | Readonly<{ list: readonly string[] }>
  | Readonly<{ quote: string }>

const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
const words = (text: string, format = 0) => ({ type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 })

const inline = (part: Words) =>
  typeof part === 'string'
    ? words(part)
    : 'bold' in part
      ? words(part.bold, 1)
      : {
          ...element,
          type: 'link',
          version: 3,
          fields: { linkType: 'custom', newTab: false, url: part.to },
          children: [words(part.link)],
        }

function node(part: RichTextPart) {
  if ('h' in part) return { ...element, type: 'heading', tag: `h${part.level ?? 2}`, children: [words(part.h)] }
  if ('quote' in part) return { ...element, type: 'quote', children: [words(part.quote)] }
  if ('list' in part)
    return {
      ...element,
      type: 'list',
      listType: 'bullet',
      tag: 'ul',
      start: 1,
      children: part.list.map((item, at) => ({ ...element, type: 'listitem', value: at + 1, children: [words(item)] })),
    }
  return { ...element, type: 'paragraph', textFormat: 0, children: typeof part.p === 'string' ? [words(part.p)] : part.p.map(inline) }
}

/** A rich text as the editor writes it: `richText({ h: 'Fees' }, { p: ['We charge ', { bold: '0.75%' }, ' a year.'] })`. */
export const richText = (...parts: readonly RichTextPart[]) => ({ root: { ...element, type: 'root' as const, children: parts.map(node) } })
