/** Elements that a text of ours may hold. None has attributes, save a link's address. */
const allowed = new Set(['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a'])
const empty = new Set(['br', 'hr'])
/** Elements whose content is no text for readers. */
const dropped = /<(script|style|template|iframe|object|svg|math|noscript|textarea|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi

const escaped: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const asText = (text: string): string =>
  text.replace(/&(?!(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;').replace(/[<>"]/g, (sign) => escaped[sign] ?? sign)

/** An address that leads to a page or a mail programme; null for every other, scripts among them. */
function addressIn(attributes: string): string | null {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const address = (double ?? single ?? '').trim()
  return /^(https:\/\/|mailto:)[^\s<>"'\\]+$/i.test(address) ? address : null
}

/**
 * Written text as safe markup: it is put together anew from the elements above, so that nothing else can be in it, whatever was given. Tags that
 * are not closed are closed, those that were never opened go, and what looks like another tag is left out.
 */
export function sanitiseHtml(given: string): string {
  const open: string[] = []
  let safe = ''
  let at = 0
  const text = given.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(dropped, '')
  for (const match of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi)) {
    const [tag, slash, rawName = '', attributes = ''] = match
    const name = rawName.toLowerCase()
    safe += asText(text.slice(at, match.index))
    at = match.index + tag.length
    if (!allowed.has(name)) continue
    if (empty.has(name)) safe += `<${name}>`
    else if (slash === '/') {
      if (!open.includes(name)) continue
      while (open.length > 0) {
        const last = open.pop() ?? ''
        safe += `</${last}>`
        if (last === name) break
      }
    } else {
      const address = name === 'a' ? addressIn(attributes) : null
      if (name === 'a' && address === null) continue
      safe += address === null ? `<${name}>` : `<a href="${asText(address)}" rel="noopener noreferrer">`
      open.push(name)
    }
  }
  safe += asText(text.slice(at))
  return (
    safe +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}
