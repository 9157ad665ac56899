/** `text` as a CSS string. Everything but plain letters, digits and spaces is escaped, so that a name can never end the string. */
export const cssString = (text: string): string =>
  `"${[...text].map((character) => (/[A-Za-z0-9 ]/.test(character) ? character : `\\${character.codePointAt(0)?.toString(16) ?? ''} `)).join('')}"`

/** `"{page} of {pages}"` as the value of a `content` property that counts. */
export const cssPageCount = (message: string): string =>
  message
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) => (part === '{page}' ? 'counter(page)' : part === '{pages}' ? 'counter(pages)' : cssString(part)))
    .join(' ')
