import type { PdfFile } from './pdfFile'

/**
 * On which page of a PDF of Chromium's each target of a link within it stands, by the id of the target, the first page being 1. Empty for a document without
 * such links.
 */
export function pagesOfTargets(file: PdfFile): ReadonlyMap<string, number> {
  const targets = refIn(file.dictionary(file.root), 'Dests')
  if (targets === null) return new Map()
  const order = new Map(pagesBelow(file).map((page, index) => [page, index + 1]))
  return new Map(
    [...file.dictionary(targets).matchAll(/\/(\S+) \[(\d+) 0 R/g)].flatMap(([, name = '', page]) => {
      const number = order.get(Number(page))
      return number === undefined ? [] : [[plainName(name), number] as const]
    }),
  )
}

/** The pages in their order: the tree has branches when there are many. */
export function pagesBelow(file: PdfFile, node = refIn(file.dictionary(file.root), 'Pages')): number[] {
  if (node === null) return []
  const dictionary = file.dictionary(node)
  const kids = /\/Kids \[([^\]]*)\]/.exec(dictionary)?.[1]
  if (kids === undefined) return [node]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(file, Number(kid)))
}

const refIn = (dictionary: string, key: string): number | null => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]
  return found === undefined ? null : Number(found)
}

/** A name as it was before a PDF wrote bytes that it may not have in it as `#` with two digits. */
export const plainName = (name: string): string =>
  Buffer.from(
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
