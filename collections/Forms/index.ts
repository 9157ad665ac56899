import type { FilterOptionsProps, PayloadRequest, TextFieldManyValidation, Where } from 'payload'
import { formLimits } from '../../shared/contracts/forms/fieldKinds'
import { formOwnerships } from '../../shared/contracts/forms/forms'
import { adminOnly } from '../access/adminOnly'
import { adviceOfBrand } from '../access/adviceOfBrand'
import { defineCollection } from '../defineCollection'
import { brandField, ofSameBrand } from '../fields/brand'
import { formGroup } from '../fields/content'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { label, menuGroup } from '../labels/label'
import { ruleText, sentence } from '../labels/ruleText'
import { checkForm, maxStepsBytes } from './checkForm'

const email = /^[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[^\s@<>"',;:()]+$/

const recipientsRule: TextFieldManyValidation = (value, { req }) => {
  const given = value ?? []
  if (given.length > 20) return ruleText(req, 'rule.mostRecipients', { limit: 20 })
  return given.every((each) => email.test(each) && each.length <= 254) ? true : ruleText(req, 'rule.emailValid')
}

/** Files are put somewhere. A form in the trash asks for nothing. */
const libraryRule = (
  value: unknown,
  { data, req, siblingData }: { data: unknown; req: PayloadRequest; siblingData: unknown },
): true | string =>
  !(siblingData as { uploadToLibrary?: unknown }).uploadToLibrary ||
  Boolean((data as { deletedAt?: unknown }).deletedAt) ||
  (value ?? null) !== null ||
  ruleText(req, 'rule.libraryRequired')

/** What may be asked within a form: another form of its brand. */
function otherFormsOfBrand({ data, id }: FilterOptionsProps<{ brand?: unknown }>): Where {
  const rules: Where[] = []
  if (id !== undefined) rules.push({ id: { not_equals: id } })
  if (typeof data?.brand === 'string') rules.push({ brand: { equals: data.brand } })
  return { and: rules }
}

/**
 * A form that people of a brand fill in. Its steps and fields are one value (`shared/contracts/forms`), edited in the designer; those who fill
 * it in get it by `GET /api/forms/{id}/open`, without what is staff's.
 */
export const Forms = defineCollection(
  {
    slug: 'forms',
    access: { create: adminOnly, read: adviceOfBrand, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'brand', 'single', 'owned', '_status', 'updatedAt'],
      group: menuGroup('content'),
      listSearchableFields: ['searchName'],
      components: {
        views: {
          edit: {
            designer: {
              Component: '/cms/admin/forms/FormDesigner#FormDesigner',
              path: '/designer',
              tab: { label: ({ t }: { t: (key: string) => string }) => t('quayside:designer'), href: '/designer', order: 50 },
            },
          },
        },
      },
    },
    // What a request that saves a form may weigh: its steps and the rest.
    custom: { maxBytes: maxStepsBytes + 50_000 },
    hooks: { beforeValidate: [checkForm] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: label('tab.forms.manage'),
            fields: [
              formGroup('group.basicInfo', [
                nameField(),
                searchNameField(),
                brandField(),
                {
                  name: 'description',
                  type: 'textarea',
                  maxLength: formLimits.description,
                  validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
                    typeof value === 'string' && value.length > formLimits.description
                      ? ruleText(req, 'rule.textLimit', { limit: formLimits.description })
                      : true,
                },
                { name: 'single', type: 'checkbox', defaultValue: false, admin: { description: label('help.forms.single') } },
                { name: 'editable', type: 'checkbox', defaultValue: false, admin: { description: label('help.forms.editable') } },
                {
                  name: 'owned',
                  type: 'select',
                  options: [...formOwnerships],
                  defaultValue: 'Personal',
                  required: true,
                  admin: { description: label('help.forms.owned') },
                },
                {
                  name: 'subforms',
                  type: 'relationship',
                  relationTo: 'forms',
                  hasMany: true,
                  maxRows: 10,
                  maxDepth: 0,
                  admin: { description: label('help.forms.subforms') },
                  filterOptions: otherFormsOfBrand,
                },
                // Edited in the designer alone: a save of this form must not put back what it was when the page was opened.
                { name: 'steps', type: 'json', defaultValue: [], admin: { disabled: true } },
              ]),
              formGroup('group.results', [
                {
                  name: 'recipients',
                  type: 'text',
                  hasMany: true,
                  maxLength: 254,
                  validate: recipientsRule,
                  admin: { description: label('help.forms.recipients') },
                },
                { name: 'sendCSV', type: 'checkbox', defaultValue: false, admin: { description: label('help.forms.sendCSV') } },
                {
                  name: 'uploadToLibrary',
                  type: 'checkbox',
                  defaultValue: false,
                  admin: { description: label('help.forms.uploadToLibrary') },
                },
                {
                  name: 'library',
                  type: 'relationship',
                  relationTo: 'libraries',
                  index: true,
                  maxDepth: 0,
                  filterOptions: ofSameBrand,
                  validate: libraryRule,
                  admin: {
                    condition: (_data, siblingData) => siblingData.uploadToLibrary === true,
                    description: label('help.forms.library'),
                  },
                },
                {
                  name: 'endMessage',
                  type: 'textarea',
                  maxLength: 1000,
                  // In the language of whoever makes the form, who may know no other.
                  defaultValue: ({ req }) => sentence(req, 'notice.forms.sent'),
                },
                {
                  name: 'autorespondEmail',
                  type: 'checkbox',
                  defaultValue: false,
                  admin: { description: label('help.forms.autorespondEmail') },
                },
                optionalText({
                  name: 'autorespondSubject',
                  maxLength: 200,
                  defaultValue: ({ req }) => sentence(req, 'notice.forms.answered'),
                }),
                { name: 'autorespondBody', type: 'textarea', maxLength: 5000 },
              ]),
            ],
          },
          {
            label: label('collection.submissions.many'),
            fields: [
              {
                name: 'submissions',
                type: 'join',
                collection: 'submissions',
                on: 'form',
                where: { deletedAt: { exists: false } },
                defaultSort: '-createdAt',
                defaultLimit: 20,
                maxDepth: 0,
                admin: { allowCreate: false, defaultColumns: ['senderName', 'account', 'step', 'createdAt'] },
              },
            ],
          },
        ],
      },
    ],
  },
  { publish: true },
)
