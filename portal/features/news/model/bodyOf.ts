import { sanitiseHtml } from '../../../../shared/domain/sanitiseHtml'

/** The text of an article as safe markup, without a heading that only says its title again: the page has it above. */
export function bodyOf({ body, title }: Readonly<{ body: string; title: string }>): string {
  const safe = sanitiseHtml(body).trimStart()
  const again = ['h2', 'h3'].map((tag) => sanitiseHtml(`<${tag}>${title}</${tag}>`)).find((heading) => safe.startsWith(heading))
  return again === undefined ? safe : safe.slice(again.length)
}
