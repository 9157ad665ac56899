const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Written words as the markup that a letter is sent with: empty lines part paragraphs, and nothing that is typed is markup. */
export const letterHtml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .trim()
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
