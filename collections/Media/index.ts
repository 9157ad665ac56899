import { contentTypes } from '../../shared/contracts/files'
import { adminOnly } from '../access/adminOnly'
import { signedIn } from '../access/signedIn'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { nameField } from '../fields/text'
import { libraryFileTypes } from '../LibraryFiles'

/**
 * Pictures of the brands: logos and portraits. Whoever has the uuid of a file may see it, as a sign-in page shows them to strangers; the list of
 * them is for people who are signed in. A drawing (SVG) is served with a policy that runs nothing.
 */
export const Media = defineCollection({
  slug: 'media',
  access: { create: adminOnly, read: (args) => args.isReadingStaticFile === true || signedIn(args), update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'updatedAt'],
    group: menuGroup('content'),
    components: { edit: { beforeDocumentControls: ['/cms/admin/record/OpenPicture#OpenPicture'] } },
  },
  // The file of a record is its own: a copy of the record would need a copy of the file.
  disableDuplicate: true,
  upload: { mimeTypes: [contentTypes.png, contentTypes.jpg, contentTypes.gif, contentTypes.webp, contentTypes.svg], pasteURL: false },
  fields: [
    { ...nameField(), custom: cell('picture') },
    { name: 'type', type: 'select', options: [...libraryFileTypes], defaultValue: 'Other' },
  ],
})
