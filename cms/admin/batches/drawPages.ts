import { getDocument } from 'pdfjs-dist'
import * as worker from 'pdfjs-dist/build/pdf.worker.mjs'

/*
 * A chunk of its own, loaded when the first row is opened. The reader of PDF works in the page: a worker would be one more file with an address of
 * its own, and a statement has a handful of pages.
 */
Object.assign(globalThis, { pdfjsWorker: worker })

/** Draws every page of a PDF as wide as `width` CSS pixels, one after the other, and gives each as soon as it is there. Throws when the file cannot be read. */
export async function drawPages(
  address: string,
  { onPage, signal, width }: Readonly<{ width: number; signal: AbortSignal; onPage: (canvas: HTMLCanvasElement, count: number) => void }>,
): Promise<void> {
  const response = await fetch(address, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`the file answers ${response.status}`)
  const task = getDocument({ data: new Uint8Array(await response.arrayBuffer()), isEvalSupported: false })
  try {
    const file = await task.promise
    for (let number = 1; number <= file.numPages; number += 1) {
      if (signal.aborted) return
      const page = await file.getPage(number)
      const unscaled = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: (width * Math.min(window.devicePixelRatio, 2)) / unscaled.width })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
      if (!signal.aborted) onPage(canvas, file.numPages)
    }
  } finally {
    await task.destroy()
  }
}
