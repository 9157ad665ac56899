import type { Page } from 'puppeteer-core'

/** Share of the ring round what has the focus that is there to be seen, from its pixels: 1 when nothing lies over it. Its corners, which are round, do not count. */
export async function shownOfRing(page: Page): Promise<number> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) throw new Error('Nothing has the focus')
    const { height, left, top, width } = focused.getBoundingClientRect()
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(focused)
    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    return {
      colour: outlineColor,
      line: parseFloat(outlineWidth),
      x: left - out,
      y: top - out,
      width: width + 2 * out,
      height: height + 2 * out,
    }
  })
  const clip = {
    x: Math.floor(ring.x) - 1,
    y: Math.floor(ring.y) - 1,
    width: Math.ceil(ring.width) + 3,
    height: Math.ceil(ring.height) + 3,
  }
  const [scrolledX, scrolledY] = await page.evaluate(() => [scrollX, scrollY] as const)
  const shot = await page.screenshot({ clip: { ...clip, x: clip.x + scrolledX, y: clip.y + scrolledY }, encoding: 'base64' })
  return page.evaluate(
    async (base64: string, { colour, line, ...box }: typeof ring, origin: typeof clip) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('The page draws nothing')
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const wanted = canvas.getImageData(0, 0, 1, 1).data
      canvas.drawImage(picture, 0, 0)
      const { data, width } = canvas.getImageData(0, 0, picture.width, picture.height)
      const isDrawn = (x: number, y: number) =>
        [0, 1, 2].every((channel) => Math.abs((data[(y * width + x) * 4 + channel] ?? 0) - (wanted[channel] ?? 0)) < 40)
      // The browser may move a line by a part of a pixel.
      const near = [-1, 0, 1]
      const [left, top] = [box.x - origin.x, box.y - origin.y]
      const corner = 6
      const seen: boolean[] = []
      for (let along = corner; along < box.width - corner; along += 1)
        for (const y of [top + line / 2, top + box.height - line / 2])
          seen.push(near.some((by) => isDrawn(Math.floor(left + along), Math.floor(y) + by)))
      for (let along = corner; along < box.height - corner; along += 1)
        for (const x of [left + line / 2, left + box.width - line / 2])
          seen.push(near.some((by) => isDrawn(Math.floor(x) + by, Math.floor(top + along))))
      return seen.filter(Boolean).length / seen.length
    },
    shot,
    ring,
    clip,
  )
}
