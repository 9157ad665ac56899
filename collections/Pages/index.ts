import { accessLevels } from '../../shared/domain/accessLevels'
import { isReservedWord } from '../../shared/routes/reservedWords'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { permissionTokens } from '../access/contentReaders'
import { never } from '../access/never'
import { ownViewsOnly, permittedPages } from '../access/readableContent'
import { contentBlocksField } from '../blocks/contentBlocks'
import { defineCollection } from '../defineCollection'
import { brandField, ofSameBrand } from '../fields/brand'
import { excluding } from '../fields/excluding'
import { formGroup, languageField, picturesField, sideSwitch } from '../fields/content'
import { seoDescriptionField } from '../fields/seoDescription'
import { addressField } from '../fields/address'
import { nameField, optionalText, searchNameField, slugField } from '../fields/text'
import { refuseOwnDescendant } from '../hooks/refuseOwnDescendant'
import { refuseTakenSlug } from '../hooks/refuseTakenSlug'
import { stampPictures } from '../hooks/stampPictures'
import { stampReaders } from '../hooks/stampReaders'
import { label, menuGroup } from '../labels/label'
import { livePreviewOf } from '../livePreviewOf'

export const pageTypes = ['Landing', 'Blog', 'Resources', 'Funds', 'Account', 'Report', 'Form'] as const

/** Who a view is for is an admin's to read: it names people. */
const forAdmins = { read: adminOnlyField }

/**
 * A page of a brand in one language. A page has one view, or several for different readers: whoever reads it gets those views that are for them.
 * Its address is unique within brand and language.
 */
export const Pages = defineCollection(
  {
    slug: 'pages',
    access: { create: adminOnly, read: permittedPages, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'type', 'language', 'brand', 'hidden', 'protected', '_status', 'updatedAt'],
      group: menuGroup('content'),
      listSearchableFields: ['searchName', 'slug'],
      livePreview: livePreviewOf('pages'),
    },
    custom: { maxBytes: 1_000_000 },
    indexes: [{ fields: ['brand', 'language', 'slug'], unique: true }],
    hooks: {
      beforeValidate: [refuseTakenSlug(['brand', 'language']), refuseOwnDescendant],
      beforeChange: [stampReaders, stampPictures('views')],
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: label('tab.pages.details'),
            fields: [
              formGroup('group.basicInfo', [
                nameField(),
                searchNameField(),
                slugField({ isUnique: false, isTaken: isReservedWord }),
                { name: 'type', type: 'select', options: [...pageTypes], required: true, defaultValue: 'Landing' },
                optionalText({ name: 'title', maxLength: 200 }),
                { name: 'summary', type: 'textarea', maxLength: 1000 },
                {
                  name: 'parent',
                  type: 'relationship',
                  relationTo: 'pages',
                  index: true,
                  maxDepth: 0,
                  filterOptions: ofSameBrand,
                },
              ]),
              formGroup('group.banner', [
                { name: 'socialImg', type: 'upload', relationTo: 'media' },
                seoDescriptionField(),
                addressField({ name: 'linkTarget' }),
                optionalText({ name: 'linkLabel', maxLength: 60 }),
              ]),
            ],
          },
          {
            label: label('tab.pages.content'),
            fields: [
              {
                name: 'views',
                type: 'array',
                minRows: 1,
                maxRows: 8,
                defaultValue: [{ level: 'public' }],
                hooks: { afterRead: [ownViewsOnly] },
                fields: [
                  optionalText({ name: 'name', maxLength: 80 }),
                  { name: 'level', type: 'select', options: [...accessLevels], required: true, defaultValue: 'public', access: forAdmins },
                  {
                    name: 'users',
                    type: 'relationship',
                    relationTo: 'users',
                    hasMany: true,
                    maxRows: 200,
                    maxDepth: 0,
                    access: forAdmins,
                    admin: { condition: (_, { level }: { level?: unknown }) => level === 'users' },
                  },
                  {
                    name: 'organisations',
                    type: 'relationship',
                    relationTo: 'organisations',
                    hasMany: true,
                    maxRows: 200,
                    maxDepth: 0,
                    access: forAdmins,
                    admin: { condition: (_, { level }: { level?: unknown }) => level === 'organisations' },
                  },
                  { name: 'permissions', type: 'select', hasMany: true, options: [...permissionTokens], access: forAdmins },
                  contentBlocksField(),
                ],
              },
            ],
          },
          {
            label: label('tab.pages.children'),
            fields: [
              {
                name: 'children',
                type: 'join',
                collection: 'pages',
                on: 'parent',
                where: { deletedAt: { exists: false } },
                defaultSort: '_order',
                defaultLimit: 50,
                maxDepth: 1,
                admin: { defaultColumns: ['name', 'type', 'hidden', 'protected', '_status'] },
              },
            ],
          },
        ],
      },
      { ...brandField(), admin: { ...brandField().admin, position: 'sidebar' } },
      { ...languageField(), admin: { position: 'sidebar' } },
      // What nobody is led to is not recommended either.
      ...excluding(sideSwitch('hidden'), [sideSwitch('promoted')]),
      sideSwitch('protected'),
      picturesField(),
      // Who may read any of its views, for the access rule (`hooks/stampReaders`).
      {
        name: 'readers',
        type: 'textarea',
        maxLength: 1_000_000,
        access: { read: adminOnlyField, create: never, update: never },
        admin: { hidden: true },
      },
    ],
  },
  { ordered: true, publish: true },
)
