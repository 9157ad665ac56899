import { acceptInvitationRequestSchema, invitationSchema, openInvitationRequestSchema } from '../../../shared/contracts/invitations'
import { acceptInvitation, openInvitation } from '../../server/services/invitations/acceptInvitation'
import { sessionCookie } from '../../server/services/session/sessionCookie'
import { defineEndpoint } from '../defineEndpoint'

const common = { method: 'post', tag: 'Session', isPublic: true, maxBytes: 10_000 } as const

/** Under the collection `users`: what the link of an invitation leads to. */
export const invitationEndpoints = [
  defineEndpoint({
    ...common,
    path: '/invitation',
    summary: 'Which account an invitation opens; 400 when it was used or is too old. Uses nothing up',
    body: openInvitationRequestSchema,
    response: invitationSchema,
    handle: ({ req, brand, body }) => openInvitation(req, brand, body.key),
  }),
  defineEndpoint({
    ...common,
    path: '/accept-invitation',
    summary: 'Accept an invitation: makes the sign-in or proves the one that there is, links the account and opens a session',
    body: acceptInvitationRequestSchema,
    handle: async ({ req, brand, body }) => {
      const { exp, ...session } = await acceptInvitation(req, brand, body)
      const headers = { 'set-cookie': sessionCookie(req.payload, session), 'cache-control': 'no-store' }
      return Response.json({ message: 'Signed in', exp }, { headers })
    },
  }),
]
