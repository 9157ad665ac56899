import { contentTypes } from '../../shared/contracts/files'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { byPortalEditors } from '../access/editablePortals'
import { visiblePictures } from '../access/visiblePictures'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { selectWithOther } from '../fields/selectWithOther'
import { fileNameField } from '../fields/text'
import { libraryFileTypes } from '../LibraryFiles'
import { partOf } from '../references/referencesTo'
import { refuseOtherFile } from './refuseOtherFile'

/**
 * Pictures of the brands: logos and what pages show. Whoever has the uuid of a file may see it, as a sign-in page shows them to strangers; the
 * list of them is for people who are signed in. Company admins add those that are to be logos of their portals (decision 245). One that is of a
 * `person` is for those who may see that person. A drawing (SVG) is served with a policy that runs nothing. What is said of a picture is changed by
 * platform admins; its file by nobody (decision 331).
 */
export const Media = defineCollection({
  slug: 'media',
  access: { create: byPortalEditors, read: visiblePictures, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'updatedAt'],
    group: menuGroup('content'),
  },
  // The file of a record is its own: a copy of the record would need a copy of the file.
  disableDuplicate: true,
  upload: {
    mimeTypes: [contentTypes.png, contentTypes.jpg, contentTypes.gif, contentTypes.webp, contentTypes.svg],
    pasteURL: false,
    hideRemoveFile: true,
    crop: false,
  },
  hooks: { beforeOperation: [refuseOtherFile] },
  fields: [
    { ...fileNameField(), custom: cell('picture') },
    ...selectWithOther({ name: 'type', type: 'select', options: [...libraryFileTypes], defaultValue: 'Other' }),
    // Whose picture it is; empty for what is the brand's.
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      maxDepth: 0,
      custom: partOf,
      access: { create: adminOnlyField },
    },
  ],
})

/** Whether a picture is the brand's, and no person's. */
export const isOfBrand = (picture: object): boolean => !('person' in picture && picture.person)
