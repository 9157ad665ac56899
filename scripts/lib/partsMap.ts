import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** What Vite writes at the head of a file: names of all files that its parts import. */
const fileList = /^const __vite__mapDeps=.*?\(m\.f=(\[.*?\])\).*?;\s*\n/s
/** The file of a part, and behind it the numbers of what that imports. */
const partAndNumbers = /import\(`\.\/([\w.-]+\.js)`\)((?:(?!import\().)*?),__vite__mapDeps\(\[([\d,]*)\]\)/gs
/** A part that imports nothing of its own, and an empty list. */
const partAlone = /(import\(`\.\/[\w.-]+\.js`\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g

/** Where `plainPreload` reads the address of the map. */
export const partsMapAddress = '/assets/parts-map.js'

type Imports = ReadonlyMap<string, readonly string[]>

/** Of one file: its code with the name of each part in the place of those numbers, and what each part imports. */
export function withoutFileList(code: string): Readonly<{ code: string; imports: Imports }> {
  const imports = new Map<string, readonly string[]>()
  const plain = code.replace(partAlone, '$1)')
  const [head, list] = fileList.exec(plain) ?? []
  if (!head || !list) return { code: plain, imports }
  const names = JSON.parse(list) as string[]
  const lean = plain.slice(head.length).replace(partAndNumbers, (_, part: string, rest: string, numbers: string) => {
    const files = numbers.split(',').flatMap((number) => names[Number(number)] ?? [])
    imports.set(
      part,
      files.filter((file) => file.endsWith('.js')),
    )
    return `import(\`./${part}\`)${rest},\`${part}\``
  })
  return { code: lean, imports }
}

/** The map as a module: each name once, and the parts by their numbers. */
function moduleOf(imports: Imports): string {
  const names = [...new Set([...imports.values()].flat())]
  const numbers = Object.fromEntries([...imports].map(([part, files]) => [part, files.map((file) => names.indexOf(file))]))
  return `const n=${JSON.stringify(names)},m=${JSON.stringify(numbers)};for(const p in m)m[p]=m[p].map(i=>n[i]);export default m`
}

/**
 * Takes out of each file the names of all files that its parts import: 3 kB of each first load, for what nobody can open yet. They come in one file
 * of their own when the browser has nothing else to do. Before that a part is fetched all the same, and what it imports after it. The file that reads
 * the map is given its name anew by the bundler whenever a name in the map changes, since every part is reached from there.
 */
export const partsMap: Plugin = {
  name: 'quayside-parts-map',
  generateBundle: {
    // Vite writes the names when all others are done.
    order: 'post',
    handler(_, bundle) {
      const all = new Map<string, readonly string[]>()
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      for (const chunk of chunks) {
        const { code, imports } = withoutFileList(chunk.code)
        if (code.includes('__vite__mapDeps')) this.error(`parts of another form than those known: ${chunk.fileName}`)
        chunk.code = code
        for (const [part, files] of imports) all.set(part, files)
      }
      const source = moduleOf(all)
      const fileName = `assets/parts-map-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.js`
      const reader = chunks.find(({ code }) => code.includes(partsMapAddress))
      if (!reader) return this.error('nobody reads the map of the parts')
      reader.code = reader.code.replace(partsMapAddress, `/${fileName}`)
      this.emitFile({ type: 'asset', fileName, source })
    },
  },
}
