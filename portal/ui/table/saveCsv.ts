import type { Namespace } from '../../lib/i18n/namespaces'
import { toCsv } from './toCsv'

/** Hands the text of `toCsv` to the browser as a download named `fileName` (with its extension). */
export function saveCsv<Row, Sum, N extends Namespace, Facts>(
  fileName: string,
  ...table: Parameters<typeof toCsv<Row, Sum, N, Facts>>
): void {
  const url = URL.createObjectURL(new Blob([toCsv(...table)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
