import { adminOnly } from '../access/adminOnly'
import { contentOfBrand } from '../access/readableContent'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { addressField } from '../fields/address'
import { brandField } from '../fields/brand'
import { formGroup, picturesField } from '../fields/content'
import { richTextField } from '../fields/richText'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { stampPictures } from '../hooks/stampPictures'
import { label, menuGroup } from '../labels/label'

/** Somebody whom a brand presents: the author of a post, a partner. Not a user, who signs in. */
export const People = defineCollection(
  {
    slug: 'people',
    access: { create: adminOnly, read: contentOfBrand, update: adminOnly, delete: adminOnly },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'title', 'location', 'brand', 'updatedAt'], group: menuGroup('content') },
    custom: { maxBytes: 400_000 },
    hooks: { beforeChange: [stampPictures('bio')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: label('tab.people.contact'),
            fields: [
              formGroup('group.basicInfo', [
                { ...nameField(), custom: cell('person') },
                searchNameField(),
                brandField(),
                optionalText({ name: 'title', maxLength: 120 }),
                optionalText({ name: 'location', maxLength: 120 }),
              ]),
              formGroup('group.promo', [
                { name: 'photo', type: 'upload', relationTo: 'media' },
                addressField({ name: 'linkedin', maxLength: 300 }),
              ]),
            ],
          },
          { label: label('tab.people.bio'), fields: [richTextField({ name: 'bio' })] },
        ],
      },
      picturesField(),
    ],
  },
  { ordered: true },
)
