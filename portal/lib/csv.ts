/** A file name that every system takes: the characters that some forbid become spaces. */
export const csvFileName = (...parts: string[]): string =>
  `${parts.map((part) => part.replace(/[\\/:*?"<>|\s\u0000-\u001f]+/g, ' ').trim()).join('_')}.csv`

/** Hands the text to the browser as a download named `fileName` (with its extension). */
export function downloadCsv(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
