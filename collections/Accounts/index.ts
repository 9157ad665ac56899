import type { Condition } from 'payload'
import { currencyCodes } from '../../shared/domain/currency'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { byAdvisors, copyOfEditable, editable, versionsOfEditable } from '../access/editableAccounts'
import { never } from '../access/never'
import { visibleAccounts } from '../access/visibleAccounts'
import { cell } from '../cells/cell'
import { defineCollection, inPortal } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { formGroup } from '../fields/content'
import { joined } from '../fields/joined'
import { providerFiguresField } from '../fields/providerFigures'
import { outOfHistory } from '../fields/stamps'
import { recordHead } from '../fields/recordFields'
import { tabs } from '../fields/tabs'
import { uniqueKey } from '../fields/uniqueKey'
import { stampAccount } from '../hooks/stampIdentity'
import { leanLists } from '../hooks/leanLists'
import { keepMembersOfGroups } from '../hooks/keepMembers'
import { keepInvestor, keepInvestorOfDeleted, keepTeam } from '../hooks/keepTeam'
import { activeField, nameField, optionalText, searchNameField } from '../fields/text'
import { askForAnotherSeat } from '../limits/seats'
import { checkAdvisors, recheckAdvisors, seatAccount } from '../limits/subscriptionLimits'
import { checkEmail, cleanEmail, nameTakenEmail, stampEmail } from './email'
import { checkGroups, groupsField } from './groups'
import { ownersField } from './owners'
import { partOf } from '../references/referencesTo'

/** What makes an account another person's, or another upstream's: advisors keep the rest (docs/decisions/160). */
const adminSets = { create: adminOnlyField, update: adminOnlyField }
const testLink = { components: { afterInput: ['/cms/admin/record/TestLink#TestLink'] } }
const inviteClient = { components: { afterInput: ['/cms/admin/record/InviteClient#InviteClient'] } }
const serverSets = { create: never, update: never }
/** What the server writes of an account that is there has no place in the form of a new one. */
const onceSaved = { condition: (...[, , { operation }]: Parameters<Condition>) => operation !== 'create' }

/** A client's account: who owns it, whose it is, which upstream account it stands for. What the provider says of it stands in `figures`. */
export const Accounts = defineCollection(
  {
    slug: 'accounts',
    custom: inPortal,
    access: { create: byAdvisors, read: visibleAccounts, readVersions: versionsOfEditable, update: editable, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'owners', 'portal', 'figures', 'updatedAt', 'active'],
      group: menuGroup('clients'),
      listSearchableFields: ['searchName', 'externalId', 'email'],
    },
    hooks: {
      beforeOperation: [copyOfEditable, leanLists('documents')],
      beforeValidate: [cleanEmail, checkEmail, checkGroups],
      beforeChange: [checkAdvisors, keepTeam, stampAccount, stampEmail, seatAccount],
      afterChange: [recheckAdvisors, keepInvestor, keepMembersOfGroups],
      afterDelete: [keepInvestorOfDeleted],
      afterError: [nameTakenEmail, askForAnotherSeat],
    },
    indexes: [{ fields: ['portal', 'client'] }, { fields: ['portal', 'email'] }],
    fields: [
      recordHead(),
      tabs({
        accountDetails: [
          formGroup('group.settings', [
            { ...nameField(), custom: cell('account') },
            { ...activeField(), custom: cell('active'), access: adminSets },
            { ...optionalText({ name: 'externalId', index: true, custom: cell('link'), admin: testLink }), access: adminSets },
            // The id of the person or platform that some upstreams want beside their own (`tfid` in addresses).
            { ...optionalText({ name: 'thirdFinancialId', maxLength: 80 }), access: adminSets },
            { name: 'email', type: 'email', index: true, admin: inviteClient },
            { name: 'gender', type: 'select', options: ['male', 'female'] },
            { name: 'client', type: 'relationship', relationTo: 'users', index: true, access: adminSets },
            ownersField,
            {
              name: 'portal',
              type: 'relationship',
              relationTo: 'portals',
              required: true,
              index: true,
              access: { update: adminOnlyField },
            },
            // Paper by choice (COBS 16A.5): statements go by post, and no mail is sent.
            { name: 'statementsByPost', type: 'checkbox', defaultValue: false },
            groupsField,
            { name: 'inception', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
            optionalText({ name: 'location', maxLength: 120 }),
            { name: 'currency', type: 'select', options: [...currencyCodes], defaultValue: 'GBP', required: true },
            {
              name: 'termsAndConditions',
              type: 'group',
              custom: outOfHistory,
              access: serverSets,
              admin: onceSaved,
              fields: [
                { name: 'accepted', type: 'checkbox', defaultValue: false, access: serverSets, admin: { readOnly: true } },
                { name: 'at', type: 'date', access: serverSets, admin: { readOnly: true } },
                // Which text it was: the first twelve characters of its SHA-256, and its language.
                { name: 'version', type: 'text', maxLength: 40, access: serverSets, admin: { readOnly: true } },
              ],
            },
            { name: 'lastInviteSend', type: 'date', custom: outOfHistory, access: serverSets, admin: { ...onceSaved, readOnly: true } },
          ]),
          formGroup('group.performance', [providerFiguresField()]),
        ],
        portfolios: [joined('portfolios', 'account')],
        documents: [joined('documents', 'account')],
      }),
      searchNameField(),
      {
        name: 'team',
        type: 'relationship',
        relationTo: 'users',
        hasMany: true,
        index: true,
        maxDepth: 0,
        custom: partOf,
        access: { read: adminOnlyField, create: never, update: never },
        admin: { hidden: true, readOnly: true },
      },
      // Which source its external id belongs to: the main one of its portal's brand.
      {
        name: 'source',
        type: 'text',
        index: true,
        custom: { ...outOfHistory, ...cell('source') },
        access: serverSets,
        admin: { readOnly: true, position: 'sidebar' },
      },
      // Made by hooks; unique in the database, whoever writes first.
      uniqueKey('identity'),
      uniqueKey('emailKey'),
      uniqueKey('seat'),
    ],
  },
  { history: true },
)
