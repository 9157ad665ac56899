import { sanitiseHtml } from './sanitiseHtml'

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decoded = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return signs[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  })

/** The words of written markup without any of it: paragraphs apart by an empty line, items by a dash, links with their address behind them. */
export function textOfHtml(given: string): string {
  const marked = sanitiseHtml(given)
    .replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_whole, address: string, words: string) => {
      const plain = words.replace(/<[^>]*>/g, '').trim()
      return plain === '' || plain === address ? address : `${plain} (${address})`
    })
    .replace(/<br>/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/?(p|h2|h3|h4|ul|ol|blockquote|hr)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
  return decoded(marked)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
