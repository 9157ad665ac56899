import { jest } from '@jest/globals'

/** Files that the page saves from now on, by the name that the browser would give them. jsdom has neither object addresses nor downloads. */
export function savedFiles(): Readonly<{ files: { name: string; blob: Blob }[]; stop: () => void }> {
  const files: { name: string; blob: Blob }[] = []
  let blob = new Blob()
  URL.createObjectURL = (object) => {
    blob = object as Blob
    return 'blob:test'
  }
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob })
  })
  return { files, stop: () => click.mockRestore() }
}
