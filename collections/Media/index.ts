import { join } from 'node:path'
import { adminOnly } from '../access/adminOnly'
import { signedIn } from '../access/signedIn'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { nameField } from '../fields/text'

/** Pictures of the installation: logos and portraits. No SVG: it can carry script. */
export const Media = (dataDir: string) =>
  defineCollection({
    slug: 'media',
    access: { create: adminOnly, read: signedIn, update: adminOnly, delete: adminOnly },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'filename', 'updatedAt'], group: menuGroup('content') },
    upload: { staticDir: join(dataDir, 'media'), mimeTypes: ['image/png', 'image/jpeg', 'image/webp'], pasteURL: false },
    fields: [nameField()],
  })
