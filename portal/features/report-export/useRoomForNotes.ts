import { type RefObject, useLayoutEffect } from 'react'

const pixelsOfMm = 96 / 25.4
/** Of a page between its margins (`PageStyle`), less what margins that collapse may hide. */
const pageMm = 297 - 27 - 22 - 6
/** Over the notes, see `Sheet`. */
const gapMm = 12
/** A heading that goes with the piece, and what stands over it. */
const headingMm = 15
/** Of a piece that comes along. A higher one would leave more than a quarter of the page before it empty. */
const pieceMm = 65
/** The rows at the end of a table that stand together, with its foot (`PaperTable`). */
const tailMm = 45

/**
 * Has the notes that close the report come with the last rows of a table, or with the last piece of what stands before them (`data-closes`) where that is low
 * enough to be missed by no page. Chromium keeps rows and pieces together, but not with what follows; so they claim room for the notes as well, as much as
 * they take. After anything higher the notes stand where there is room for all of them, be it on the next page: rather two pages that are half full than one
 * with a few lines. A sheet on the screen is as wide as on paper, and so its lines are as high.
 */
export function useRoomForNotes(notes: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const sheet = notes.current?.closest('section')
      if (!notes.current || !sheet) return
      const height = notes.current.offsetHeight / pixelsOfMm
      sheet.toggleAttribute('data-long', height > pageMm)
      const piece = sheet.previousElementSibling?.lastElementChild
      if (!(piece instanceof HTMLElement)) return
      const isPiece = piece.dataset['closes'] !== undefined
      const room = height + gapMm
      const isTogether =
        piece instanceof HTMLTableElement
          ? piece.querySelector('[data-total]') !== null && tailMm + room <= pageMm
          : isPiece && isLow(piece, pageMm - room)
      if (isTogether) piece.style.setProperty('--_notes-room', `${Math.ceil(room)}mm`)
      piece.toggleAttribute('data-with-notes', isTogether)
      // Words of the firm are no figures that the notes would have to come with.
      sheet.toggleAttribute('data-alone', (isPiece && !isTogether) || piece.closest('[data-apart]') !== null)
    }
    place()
    // Lines may be others in their own face; whoever prints waits for the faces too, and is told later than this.
    if ('fonts' in document) void document.fonts.ready.then(place)
  })
}

function isLow(piece: HTMLElement, roomMm: number): boolean {
  const heading = piece.previousElementSibling?.localName === 'h3' ? headingMm : 0
  return heading + piece.offsetHeight / pixelsOfMm <= Math.min(pieceMm, roomMm)
}
