import type { FilterOptions, Where } from 'payload'
import { adminOnly } from '../access/adminOnly'
import { memberContentOfBrand } from '../access/readableContent'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { brandField } from '../fields/brand'
import { languageField, picturesField } from '../fields/content'
import { richTextField } from '../fields/richText'
import { nameField, searchNameField } from '../fields/text'
import { stampPictures } from '../hooks/stampPictures'
import { menuGroup } from '../labels/label'

const filesForMembers: FilterOptions = ({ data }) => {
  const filters: Where[] = [
    { audience: { equals: 'members' } },
    { brand: { equals: (data as { brand?: string } | undefined)?.brand ?? '' } },
  ]
  return { and: filters }
}

/** What the firm says of the markets on a day, for whoever is signed in with the brand. */
export const Commentary = defineCollection(
  {
    slug: 'commentary',
    access: { create: adminOnly, read: memberContentOfBrand, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'reportDate', 'language', 'brand', '_status', 'updatedAt'],
      group: menuGroup('content'),
    },
    custom: { maxBytes: 400_000 },
    defaultSort: '-reportDate',
    hooks: { beforeChange: [stampPictures('body')] },
    fields: [
      nameField(),
      searchNameField(),
      { ...brandField(), admin: { ...brandField().admin, position: 'sidebar' } },
      { ...languageField(), admin: { position: 'sidebar' } },
      {
        name: 'reportDate',
        type: 'date',
        required: true,
        index: true,
        custom: cell('day'),
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'attachment',
        type: 'upload',
        relationTo: 'library-files',
        // What clients read has a file that clients may open.
        filterOptions: filesForMembers,
      },
      richTextField({ name: 'body' }),
      picturesField(),
    ],
  },
  { publish: true },
)
