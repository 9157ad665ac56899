import { locales } from '../../shared/i18n/locales'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { uniqueKey } from '../fields/uniqueKey'
import { menuGroup } from '../labels/label'

/**
 * Texts that a portal's terms had before, one record a language and version: the words that clients accepted, when the portal says something else by
 * now. Written by the save that replaces a text, and by nobody else; nobody deletes them.
 */
export const FormerTerms = defineCollection(
  {
    slug: 'former-terms',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: { useAsTitle: 'version', defaultColumns: ['version', 'portal', 'locale', 'replacedAt'], group: menuGroup('records') },
    defaultSort: '-replacedAt',
    fields: [
      { name: 'version', type: 'text', required: true, index: true },
      { name: 'portal', type: 'relationship', relationTo: 'portals', required: true, index: true, maxDepth: 0 },
      { name: 'locale', type: 'select', options: [...locales], required: true },
      { name: 'replacedAt', type: 'date', required: true },
      // Sanitised, as the readers were shown it.
      { name: 'html', type: 'textarea', required: true, custom: cell('words') },
      // Portal and version: a text that comes back and goes again is kept once.
      uniqueKey('onceKey'),
    ],
  },
  { ...serverRecord, ledger: 'version' },
)
