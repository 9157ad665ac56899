import { readFileSync } from 'node:fs'

/** Rows of one of the data files, without its head. The files hold plain numbers and dates: no quotes, no commas inside a field. */
export function readCsv(name: string): { columns: string[]; rows: string[][] } {
  const text = readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  return { columns: head.split(','), rows: lines.map((line) => line.split(',')) }
}
