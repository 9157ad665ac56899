import { join } from 'node:path'
import { adminOnly } from '../access/adminOnly'
import { signedIn } from '../access/signedIn'
import { defineCollection } from '../defineCollection'
import { nameField } from '../fields/text'

/** Pictures of the installation: logos and portraits. No SVG: it can carry script. */
export const Media = (dataDir: string) =>
  defineCollection({
    slug: 'media',
    labels: { singular: { en: 'Media', is: 'Miðill' }, plural: { en: 'Media', is: 'Miðlar' } },
    access: { create: adminOnly, read: signedIn, update: adminOnly, delete: adminOnly },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'filename', 'updatedAt'], group: { en: 'Content', is: 'Efni' } },
    upload: { staticDir: join(dataDir, 'media'), mimeTypes: ['image/png', 'image/jpeg', 'image/webp'], pasteURL: false },
    fields: [nameField()],
  })
