import { isReservedWord } from '../../shared/routes/reservedWords'
import { adminOnly } from '../access/adminOnly'
import { shownContentOfBrand } from '../access/readableContent'
import { contentBlocksField } from '../blocks/contentBlocks'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { embedField } from '../fields/address'
import { brandField, ofSameBrand } from '../fields/brand'
import { formGroup, languageField, picturesField, sideSwitch } from '../fields/content'
import { nameField, optionalText, searchNameField, slugField } from '../fields/text'
import { refuseTakenSlug } from '../hooks/refuseTakenSlug'
import { stampPictures } from '../hooks/stampPictures'
import { label, menuGroup } from '../labels/label'
import { livePreviewOf } from '../livePreviewOf'

export const postTags = ['Advice', 'Insights', 'Product', 'Videos', 'Case studies'] as const

/** An article of a brand in one language. Everybody reads it on the brand's host once it is published, unless it is hidden. */
export const Posts = defineCollection(
  {
    slug: 'posts',
    access: { create: adminOnly, read: shownContentOfBrand, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'author', 'tags', 'publishDate', 'language', 'brand', '_status', 'updatedAt'],
      group: menuGroup('content'),
      listSearchableFields: ['searchName', 'slug'],
      livePreview: livePreviewOf('posts'),
    },
    custom: { maxBytes: 1_000_000 },
    indexes: [{ fields: ['brand', 'language', 'slug'], unique: true }],
    hooks: { beforeValidate: [refuseTakenSlug(['brand', 'language'])], beforeChange: [stampPictures('content')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: label('tab.posts.details'),
            fields: [
              formGroup('group.postInfo', [
                nameField(),
                searchNameField(),
                slugField({ isUnique: false, isTaken: isReservedWord }),
                { name: 'summary', type: 'textarea', maxLength: 1000 },
                { name: 'publishDate', type: 'date', index: true, custom: cell('day'), admin: { date: { pickerAppearance: 'dayOnly' } } },
                { name: 'author', type: 'relationship', relationTo: 'people', index: true, maxDepth: 1, filterOptions: ofSameBrand },
                { name: 'tags', type: 'select', hasMany: true, options: [...postTags] },
                { name: 'image', type: 'upload', relationTo: 'media' },
              ]),
              formGroup('group.teaser', [
                optionalText({ name: 'teaserTitle', maxLength: 200 }),
                { name: 'teaserSummary', type: 'textarea', maxLength: 500 },
                embedField(),
              ]),
              formGroup('group.keypoints', [{ name: 'keypoints', type: 'text', hasMany: true, maxRows: 12, maxLength: 300 }]),
            ],
          },
          { label: label('tab.posts.content'), fields: [contentBlocksField()] },
        ],
      },
      { ...brandField(), admin: { ...brandField().admin, position: 'sidebar' } },
      { ...languageField(), admin: { position: 'sidebar' } },
      sideSwitch('hidden'),
      picturesField(),
    ],
  },
  { publish: true },
)
