import type { Block } from 'payload'

/** A form that readers fill in where it stands. */
export const formBlock = (): Block => ({
  slug: 'form',
  interfaceName: 'FormBlock',
  fields: [{ name: 'form', type: 'relationship', relationTo: 'forms', required: true, maxDepth: 0 }],
})
