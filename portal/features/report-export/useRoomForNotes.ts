import { type RefObject, useLayoutEffect } from 'react'

const pixelsOfMm = 96 / 25.4
/** Of a page between its margins (`PageStyle`), less what margins that collapse may hide. */
const pageMm = 297 - 27 - 22 - 6
/** Over the notes, see `Sheet`. */
const gapMm = 12
/** A heading that goes with the piece, and what stands over it. */
const headingMm = 15

/**
 * Has the notes that close the report come with the last piece of what stands before them (`data-closes`), so that they have no page to themselves. Chromium
 * keeps a piece together, but not with what follows; so the piece claims room for the notes as well, as much as they take. Where the two do not fit on one
 * page, the piece stays where it is. A sheet on the screen is as wide as on paper, and so its lines are as high.
 */
export function useRoomForNotes(notes: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const sheet = notes.current?.closest('section')
      const piece = sheet?.previousElementSibling?.lastElementChild
      if (!notes.current || !sheet || !(piece instanceof HTMLElement)) return
      // Words of the firm are no figures that the notes would have to come with.
      if (piece.closest('[data-apart]')) {
        sheet.toggleAttribute('data-alone', true)
        return
      }
      if (piece.dataset['closes'] === undefined) return
      const room = notes.current.offsetHeight / pixelsOfMm + gapMm
      const heading = piece.previousElementSibling?.localName === 'h3' ? headingMm : 0
      const isTogether = heading + piece.offsetHeight / pixelsOfMm + room <= pageMm
      piece.style.setProperty('--_notes-room', `${Math.ceil(room)}mm`)
      piece.toggleAttribute('data-with-notes', isTogether)
      sheet.toggleAttribute('data-alone', !isTogether)
    }
    place()
    // Lines may be others in their own face; whoever prints waits for the faces too, and is told later than this.
    if ('fonts' in document) void document.fonts.ready.then(place)
  })
}
