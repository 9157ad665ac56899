import { styled } from 'styled-components'
import { paperFaces } from '../../../../shared/theme/inputs'
import { cssPageCount, cssString } from '../model/cssString'
import { GlobalStyle } from '../../../ui/GlobalStyle'
import { media } from '../../../ui/media'
import { paperFonts } from '../../../ui/paperFonts'
import { token } from '../../../ui/tokens'

export interface PageStyleProps {
  /** Stand over and under every page but the cover; the last is a message such as "{page} of {pages}". */
  head: { start: string; end: string }
  /** `lines` stand below one another: whose report it is with name and address of the firm, and its regulator. */
  foot: { lines: readonly string[]; pageCount: string }
}

const running = `font: 400 8pt/1.35 ${token('in-text')}; color: ${token('text-muted')};`

const named = `font: 600 10.5pt/1.03 ${token('in-display')};`

/** Margins are drawn when the page is printed, too late to fetch a face that no text of it has: this has it fetched, and is never seen. */
const NamedFace = styled.span`
  position: absolute;
  visibility: hidden;
  ${named}

  /* no text of the page, which would have the name twice */
  &::before {
    content: attr(data-name);
  }

  ${media.print} {
    display: none;
  }
`

/** Paper and its margins. The cover is a page of its own kind, to the edge; the rest has the running lines in its page margins. */
const pages = ({ head, foot }: PageStyleProps): string => `
  @page cover { size: A4; margin: 0; }
  @page report {
    size: A4;
    margin: 27mm 17mm 22mm;
    @top-left { content: ${cssString(head.start)}; inline-size: 28%; margin-block: 15mm 5mm; vertical-align: bottom; text-align: left; padding-block-end: 3mm; border-block-end: 0.75pt solid ${token('rule')}; ${running} ${named} color: ${token('accent')}; }
    @top-right { content: ${cssString(head.end)}; inline-size: 72%; margin-block: 15mm 5mm; vertical-align: bottom; text-align: right; padding-block-end: 3mm; border-block-end: 0.75pt solid ${token('rule')}; ${running} }
    @bottom-left { content: ${foot.lines.map(cssString).join(" '\\A' ")}; white-space: pre-wrap; inline-size: 85%; vertical-align: top; text-align: left; padding-block-start: 5mm; ${running} font-size: 7.5pt; }
    @bottom-right { content: ${cssPageCount(foot.pageCount)}; inline-size: 15%; vertical-align: top; text-align: right; padding-block-start: 6mm; ${running} }
  }
  ${media.print} {
    html, body { background: none; }
  }
`

/** Puts the static faces before those of the screen, in whichever role a theme has them. */
const faces = `
  ${paperFonts}
  :root {
    ${paperFaces.serif.property}: ${paperFaces.serif.family};
    ${paperFaces.sans.property}: ${paperFaces.sans.family};
  }
`

export const PaperFaces = () => <GlobalStyle css={faces} />

export function PageStyle(props: PageStyleProps) {
  return (
    <>
      <GlobalStyle css={pages(props)} />
      <NamedFace aria-hidden="true" data-name={props.head.start} />
    </>
  )
}
