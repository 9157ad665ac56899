import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { locales } from '../../shared/i18n/locales'
import { isTimeZone } from '../../shared/i18n/timeZone'
import { actorOf } from '../access/actorOf'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { isPlatformAdmin } from '../access/rolesOf'
import { selfOrStaffField } from '../access/selfOrStaffField'
import { adminOrSelf, visibleUsers } from '../access/visibleUsers'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { ruleText } from '../labels/ruleText'
import { formGroup } from '../fields/content'
import { countryField } from '../fields/country'
import { tabs } from '../fields/tabs'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { webAddress } from '../fields/webAddress'
import { keepMembersOfGroups } from '../hooks/keepMembers'
import { askForSecondFactor } from './askForSecondFactor'
import { keepDelegate } from './keepDelegate'
import { freeEmail } from './freeEmail'
import { checkGroups, groupsField } from './groups'
import { endSessionsWithRights, passwordChanged, passwordProven } from './endSessionsWithRights'
import { passwordProblem } from './passwordProblem'
import { speakOwnLanguage } from './speakOwnLanguage'

/** People set their own password only where the current one is asked for, never by a plain save of the record. */
const guardPassword: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (data?.password === undefined || data.password === null) return data
  const problem = await passwordProblem(data.password)
  if (problem) throw new APIError(problem, 400, { code: 'weak_password' }, true)
  if (operation === 'update' && req.user && !isPlatformAdmin(actorOf(req)) && req.context[passwordProven] !== true) {
    throw new APIError('A password is changed with the current one only', 403, { code: 'password_change_refused' }, true)
  }
  req.context[passwordChanged] = true
  return operation === 'update' ? { ...data, passwordChangedAt: new Date().toISOString() } : data
}

const adminSets = { create: adminOnlyField, update: adminOnlyField }
const staffOnly = { read: selfOrStaffField, create: adminOnlyField, update: adminOnlyField }

export const Users = defineCollection({
  slug: 'users',
  auth: {
    // Our own sign-in gives each session its length; this is the longest that Payload's own code would give.
    tokenExpiration: 1800,
    useSessions: true,
    // A hard lock would let anyone lock anybody out; sign-in is throttled per account and address instead.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    create: adminOnly,
    read: visibleUsers,
    update: adminOrSelf,
    delete: adminOnly,
    admin: ({ req }) => isPlatformAdmin(actorOf(req)),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'roles', 'organisation', 'lastLogin', 'updatedAt'],
    group: menuGroup('people'),
    listSearchableFields: ['searchName', 'email'],
  },
  // What people are told apart by; their column shows it under the name.
  defaultSort: 'email',
  defaultPopulate: { name: true, email: true, phone: true },
  hooks: {
    beforeValidate: [guardPassword, checkGroups],
    beforeChange: [askForSecondFactor, keepDelegate],
    afterChange: [endSessionsWithRights, keepMembersOfGroups, speakOwnLanguage],
  },
  fields: [
    tabs({
      userDetails: [
        formGroup('group.userInformation', [
          {
            ...nameField(),
            custom: cell('person'),
            // Under the name: Payload draws the email of its own sign-in itself, without what stands beside a field.
            admin: {
              components: {
                afterInput: [
                  '/cms/admin/record/SendSignInLink#SendSignInLink',
                  '/cms/admin/record/SendLetter#SendLetter',
                  '/cms/admin/record/MakeCustomToken#MakeCustomToken',
                ],
              },
            },
          },
          // The address is what people sign in with: their profile asks for the password and proves the new mailbox first.
          {
            name: 'email',
            type: 'email',
            required: true,
            unique: true,
            validate: freeEmail,
            access: { update: adminOnlyField },
          },
          optionalText({ name: 'title', maxLength: 120 }),
          { name: 'role', type: 'select', options: ['Investment Manager', 'Financial Advisor'], access: adminSets },
          { name: 'organisation', type: 'relationship', relationTo: 'organisations', index: true, access: staffOnly },
          { name: 'photo', type: 'upload', relationTo: 'media' },
          { name: 'gender', type: 'select', options: ['male', 'female'], access: { read: selfOrStaffField } },
          groupsField,
          { name: 'userLanguage', type: 'select', options: [...locales], access: { read: selfOrStaffField } },
          // Of the person's own clock; the brand's where it is left empty.
          {
            ...optionalText({ name: 'timeZone', maxLength: 60 }),
            access: { read: selfOrStaffField },
            validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
              value === undefined || value === null || value === '' || (typeof value === 'string' && isTimeZone(value))
                ? true
                : ruleText(req, 'rule.timeZone'),
          },
          { name: 'active', type: 'checkbox', defaultValue: true, index: true, access: staffOnly, custom: cell('active') },
        ]),
        formGroup('group.security', [
          { name: 'admin', type: 'checkbox', defaultValue: false, access: staffOnly, saveToJWT: true },
          { name: 'isAdmin', type: 'checkbox', defaultValue: false, access: staffOnly, saveToJWT: true },
          { name: 'isProfessional', type: 'checkbox', defaultValue: false, index: true, access: staffOnly, saveToJWT: true },
          // Derived: client of at least one account (`hooks/keepTeam`).
          {
            name: 'isInvestor',
            type: 'checkbox',
            defaultValue: false,
            admin: { readOnly: true },
            access: { read: selfOrStaffField, create: never, update: never },
          },
          // Derived: somebody has let them read an account (`collections/Delegations`), whether or not they still may.
          {
            name: 'isDelegate',
            type: 'checkbox',
            defaultValue: false,
            admin: { readOnly: true },
            access: { read: selfOrStaffField, create: never, update: never },
          },
          { name: 'isMessenger', type: 'checkbox', defaultValue: false, index: true, access: staffOnly },
          { name: 'disabled', type: 'checkbox', defaultValue: false, access: staffOnly },
          // Off: whoever has the address has yet to prove it, by the link to a new password, before they sign in.
          { name: 'emailVerified', type: 'checkbox', defaultValue: true, access: staffOnly },
          {
            name: 'is2FADisabled',
            type: 'checkbox',
            defaultValue: false,
            access: staffOnly,
          },
          // Not beside the box: there Payload leaves room for the tick alone.
          {
            name: 'resetFactor',
            type: 'ui',
            admin: { disableListColumn: true, components: { Field: '/cms/admin/record/ResetFactor#ResetFactor' } },
          },
          {
            // What is proven at a sign-in stands with the session, and the secret in a record that no door shows (decision 190).
            name: 'multiFactor',
            type: 'group',
            access: { read: selfOrStaffField, create: never, update: never },
            fields: [
              { name: 'enabled', type: 'checkbox', defaultValue: false, admin: { readOnly: true } },
              { name: 'target', type: 'select', options: ['app', 'sms'], admin: { readOnly: true } },
            ],
          },
          { name: 'onboardingForm', type: 'select', options: ['PENDING', 'DONE'], access: staffOnly },
          { name: 'hideIntroText', type: 'checkbox', defaultValue: false, access: { read: selfOrStaffField } },
          { name: 'notifyReportReady', type: 'checkbox', defaultValue: true, access: { read: selfOrStaffField } },
          { name: 'notifyMessages', type: 'checkbox', defaultValue: true, access: { read: selfOrStaffField } },
          {
            name: 'passwordChangedAt',
            type: 'date',
            admin: { readOnly: true },
            access: { read: selfOrStaffField, create: never, update: never },
          },
          {
            name: 'lastLogin',
            type: 'date',
            index: true,
            admin: { readOnly: true },
            access: { read: selfOrStaffField, create: never, update: never },
          },
        ]),
      ],
      contact: [
        formGroup('group.general', [
          optionalText({ name: 'phone', maxLength: 40 }),
          optionalText({ name: 'telephone', maxLength: 40 }),
          webAddress({ name: 'profileUrl' }),
          webAddress({ name: 'linkedin' }),
          optionalText({ name: 'other', maxLength: 300 }),
        ]),
        formGroup('group.address', [
          ...(['address1', 'address2', 'postcode', 'city'] as const).map((name) => ({
            ...optionalText({ name, maxLength: 120 }),
            access: { read: selfOrStaffField },
          })),
          countryField({ name: 'country', access: { read: selfOrStaffField } }),
        ]),
      ],
    }),
    searchNameField(),
    // What the flags above come to, for lists.
    { name: 'roles', type: 'ui', custom: cell('roles'), admin: { components: {} } },
    // Id of the group whose welcome they have been shown, `none` for nobody's; empty again when they enter a group.
    { name: 'welcomedBy', type: 'text', access: { read: never, create: never, update: never }, admin: { hidden: true } },
    // Saved filters of the list of clients, through `/users/me/client-views` alone (docs/decisions/232).
    { name: 'clientViews', type: 'json', access: { read: never, create: never, update: never }, admin: { hidden: true } },
    // Payload shows people their own session ids; nothing on a screen needs them, and an id is half of a stolen session.
    { name: 'sessions', type: 'array', access: { read: never, create: never, update: never }, admin: { disabled: true }, fields: [] },
  ],
})
