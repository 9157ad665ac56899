import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { locales } from '../../shared/i18n/locales'
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
import { countryField } from '../fields/country'
import { tabs } from '../fields/tabs'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { webAddress } from '../fields/webAddress'
import { keepMembersOfGroups } from '../hooks/keepMembers'
import { freeEmail } from './freeEmail'
import { endSessionsWithRights, passwordChanged } from './endSessionsWithRights'

/** Eight characters and a digit, as the specification has it; the upper bound keeps the hash affordable. */
export function passwordProblem(password: unknown): string | null {
  if (typeof password !== 'string' || password.length < 8) return 'Min 8 characters'
  if (password.length > 1024) return 'Max 1024 characters'
  return /\d/.test(password) ? null : 'At least one number'
}

/** People set their own password only where the current one is asked for, never by a plain save of the record. */
const guardPassword: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (data?.password === undefined || data.password === null) return data
  const problem = passwordProblem(data.password)
  if (problem) throw new APIError(problem, 400, { code: 'weak_password' }, true)
  if (operation === 'update' && req.user && !isPlatformAdmin(actorOf(req))) {
    throw new APIError('A password is changed with the current one only', 403, { code: 'password_change_refused' }, true)
  }
  req.context[passwordChanged] = true
  return data
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
  defaultSort: 'email',
  defaultPopulate: { name: true, email: true, phone: true },
  hooks: { beforeValidate: [guardPassword], afterChange: [endSessionsWithRights, keepMembersOfGroups] },
  fields: [
    tabs({
      userDetails: [
        { ...nameField(), custom: cell('person') },
        // The address is what people sign in with; changing it will ask for the password again, with the matter that builds it.
        { name: 'email', type: 'email', required: true, unique: true, validate: freeEmail, access: { update: adminOnlyField } },
        optionalText({ name: 'title', maxLength: 120 }),
        { name: 'role', type: 'select', options: ['Investment Manager', 'Financial Advisor'], access: adminSets },
        { name: 'organisation', type: 'relationship', relationTo: 'organisations', index: true, access: staffOnly },
        { name: 'photo', type: 'upload', relationTo: 'media' },
        { name: 'gender', type: 'select', options: ['male', 'female'], access: { read: selfOrStaffField } },
        { name: 'groups', type: 'relationship', relationTo: 'groups', hasMany: true, index: true, maxDepth: 0, access: staffOnly },
        { name: 'userLanguage', type: 'select', options: [...locales], access: { read: selfOrStaffField } },
        { name: 'active', type: 'checkbox', defaultValue: true, index: true, access: staffOnly, custom: cell('active') },
      ],
      security: [
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
        { name: 'isMessenger', type: 'checkbox', defaultValue: false, index: true, access: staffOnly },
        { name: 'disabled', type: 'checkbox', defaultValue: false, access: staffOnly },
        { name: 'is2FADisabled', type: 'checkbox', defaultValue: false, access: staffOnly },
        { name: 'hideIntroText', type: 'checkbox', defaultValue: false, access: { read: selfOrStaffField } },
        { name: 'notifyReportReady', type: 'checkbox', defaultValue: true, access: { read: selfOrStaffField } },
        {
          name: 'lastLogin',
          type: 'date',
          index: true,
          admin: { readOnly: true },
          access: { read: selfOrStaffField, create: never, update: never },
        },
      ],
      contact: [
        optionalText({ name: 'phone', maxLength: 40 }),
        optionalText({ name: 'telephone', maxLength: 40 }),
        webAddress({ name: 'profileUrl' }),
        webAddress({ name: 'linkedin' }),
        optionalText({ name: 'other', maxLength: 300 }),
        ...(['address1', 'address2', 'postcode', 'city'] as const).map((name) => ({
          ...optionalText({ name, maxLength: 120 }),
          access: { read: selfOrStaffField },
        })),
        countryField({ name: 'country', access: { read: selfOrStaffField } }),
      ],
    }),
    searchNameField(),
    // What the flags above come to, for lists.
    { name: 'roles', type: 'ui', custom: cell('roles'), admin: { components: {} } },
    // Payload shows people their own session ids; nothing on a screen needs them, and an id is half of a stolen session.
    { name: 'sessions', type: 'array', access: { read: never, create: never, update: never }, admin: { disabled: true }, fields: [] },
  ],
})
