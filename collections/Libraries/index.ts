import { adminOnly } from '../access/adminOnly'
import { adviceOfBrand } from '../access/adviceOfBrand'
import { defineCollection } from '../defineCollection'
import { brandField, ofSameBrand } from '../fields/brand'
import { libraryDropzoneField } from '../fields/libraryDropzone'
import { numbered } from '../fields/numbered'
import { nameField, searchNameField } from '../fields/text'
import { refuseOwnDescendant } from '../hooks/refuseOwnDescendant'
import { label, menuGroup } from '../labels/label'

/** A folder of the firm's files: the files in it, and the folders within. */
export const Libraries = defineCollection({
  slug: 'libraries',
  access: { create: adminOnly, read: adviceOfBrand, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'parent', 'brand', 'updatedAt'], group: menuGroup('content') },
  hooks: { beforeValidate: [refuseOwnDescendant] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('tab.libraries.media'),
          fields: [
            numbered('libraries', nameField()),
            searchNameField(),
            brandField(),
            {
              name: 'media',
              type: 'join',
              collection: 'library-files',
              on: 'library',
              where: { deletedAt: { exists: false } },
              defaultSort: 'searchName',
              defaultLimit: 50,
              maxDepth: 1,
              admin: { defaultColumns: ['name', 'type', 'audience', 'updatedAt'] },
            },
            libraryDropzoneField(),
          ],
        },
        {
          label: label('tab.libraries.folders'),
          fields: [
            { name: 'parent', type: 'relationship', relationTo: 'libraries', index: true, maxDepth: 0, filterOptions: ofSameBrand },
            {
              name: 'folders',
              type: 'join',
              collection: 'libraries',
              on: 'parent',
              where: { deletedAt: { exists: false } },
              defaultSort: 'searchName',
              defaultLimit: 50,
              maxDepth: 1,
            },
          ],
        },
      ],
    },
  ],
})
