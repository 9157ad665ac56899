import { css } from 'styled-components'
import { token } from './tokens'

/** Paragraphs that are read one after the other, with lists and quotations; headings are of whoever shows them. */
export const runningText = css`
  display: grid;
  gap: ${token('s-4')};
  font: ${token('t-lead')};
  overflow-wrap: anywhere;

  ul,
  ol {
    display: grid;
    gap: ${token('s-2')};
    padding-inline-start: ${token('s-6')};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  blockquote {
    margin: 0;
    padding-inline-start: ${token('s-4')};
    border-inline-start: 2px solid ${token('accent')};
    color: ${token('text-muted')};
  }
`
