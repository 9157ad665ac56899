import type { Block } from 'payload'

export const snippets = ['firm', 'regulator', 'disclaimer'] as const

/** Words that the brand keeps in one place, such as who regulates the firm: drawn from the brand, so they are never out of date. */
export const snippetBlock = (): Block => ({
  slug: 'snippet',
  interfaceName: 'SnippetBlock',
  fields: [{ name: 'snippet', type: 'select', options: [...snippets], required: true, defaultValue: 'firm' }],
})
