import * as z from 'zod/mini'
import {
  confirmEmailRequestSchema,
  confirmEmailResponseSchema,
  emailChangeSchema,
  exportRequestSchema,
  maxPhotoBytes,
  passwordChangeSchema,
  photoResponseSchema,
  profileChangeSchema,
  profileSchema,
} from '../../../shared/contracts/profile'
import { activityQuerySchema, activitySchema } from '../../../shared/contracts/activity'
import { acceptedTermsSchema } from '../../../shared/contracts/greeting'
import { sessionListSchema } from '../../../shared/contracts/sessions'
import { acceptedTerms } from '../../server/services/greeting/acceptedTerms'
import { askForNewEmail, confirmNewEmail, withdrawNewEmail } from '../../server/services/profile/changeEmail'
import { changePassword } from '../../server/services/profile/changePassword'
import { exportOwnData } from '../../server/services/profile/exportOwnData'
import { ownActivity } from '../../server/services/profile/ownActivity'
import { endOwnSession, ownSessions } from '../../server/services/profile/ownSessions'
import { choosePhoto, removePhoto } from '../../server/services/profile/photo'
import { changeProfile, getProfile } from '../../server/services/profile/profile'
import { defineEndpoint } from '../defineEndpoint'

const maxBytes = 10_000
const done = () => Response.json({ message: 'Done' }, { headers: { 'cache-control': 'private, no-store' } })

/** Under the collection `users`: what people keep of themselves. */
export const profileEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/me/profile',
    shows: { screen: 'profile' },
    summary: 'The signed-in person, as their profile shows them',
    tag: 'Profile',
    response: profileSchema,
    handle: ({ actor, brand, req }) => getProfile(req, actor, brand),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/me/profile',
    summary: 'Change name, phone and language; 409 when the record was saved since `updatedAt`',
    tag: 'Profile',
    body: profileChangeSchema,
    maxBytes,
    response: profileSchema,
    handle: ({ actor, body, brand, req }) => changeProfile(req, actor, brand, body),
  }),
  defineEndpoint({
    method: 'get',
    path: '/me/terms',
    summary: 'The terms that the person has accepted on the portals of the brand, with their text while it stands',
    tag: 'Profile',
    response: acceptedTermsSchema,
    handle: async ({ actor, brand, req }) => ({ accepted: await acceptedTerms(req, actor, brand) }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/me/photo',
    summary: 'Choose a photo: JPEG or PNG, in the part `file`',
    tag: 'Profile',
    accepts: 'file',
    // Nothing besides the file.
    body: z.strictObject({}),
    maxBytes: maxPhotoBytes + 100_000,
    response: photoResponseSchema,
    handle: async ({ actor, req }) => ({ photo: await choosePhoto(req, actor) }),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/me/photo',
    summary: 'Take the photo away',
    tag: 'Profile',
    response: photoResponseSchema,
    handle: async ({ actor, req }) => {
      await removePhoto(req, actor)
      return { photo: null }
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/me/email',
    summary: 'Ask to sign in with another address: asks for the password and mails a link to that address',
    tag: 'Profile',
    body: emailChangeSchema,
    maxBytes,
    handle: async ({ actor, body, brand, req }) => {
      await askForNewEmail(req, actor, brand, body)
      return done()
    },
  }),
  defineEndpoint({
    method: 'delete',
    path: '/me/email',
    summary: 'Void that link',
    tag: 'Profile',
    handle: async ({ actor, req }) => {
      await withdrawNewEmail(req, actor)
      return done()
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/confirm-email',
    summary: 'Sign in with the address that the link was mailed to from now on; ends the sessions of the person elsewhere',
    tag: 'Profile',
    isPublic: true,
    body: confirmEmailRequestSchema,
    maxBytes,
    response: confirmEmailResponseSchema,
    handle: async ({ body, brand, req }) => ({ email: await confirmNewEmail(req, brand, body.key) }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/me/password',
    summary: 'Set another password, by the present one; ends the sessions of the person elsewhere',
    tag: 'Profile',
    body: passwordChangeSchema,
    maxBytes,
    handle: async ({ actor, body, brand, req }) => {
      await changePassword(req, actor, brand, body)
      return done()
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/me/sessions',
    summary: 'Where the person is signed in on this brand',
    tag: 'Profile',
    response: sessionListSchema,
    handle: ({ actor, brand, req }) => ownSessions(req, actor, brand),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/me/sessions/:session',
    params: z.object({ session: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    summary: 'End one of them',
    tag: 'Profile',
    handle: async ({ actor, brand, params, req }) => {
      await endOwnSession(req, actor, brand, params.session)
      return done()
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/me/activity',
    summary: 'What the person did, the latest first: lines of the log that bear their own name',
    tag: 'Profile',
    query: activityQuerySchema,
    response: activitySchema,
    handle: ({ actor, query, req }) => ownActivity(req, actor, Number(query.page ?? 1)),
  }),
  defineEndpoint({
    method: 'post',
    path: '/me/export',
    summary: 'All that the portal keeps of the person and that they may see, as one JSON file; asks for the password',
    tag: 'Profile',
    throttle: 'ownDataExports',
    body: exportRequestSchema,
    maxBytes,
    handle: ({ actor, body, brand, req }) => exportOwnData(req, actor, brand, body.password),
  }),
]
