import {
  acceptTermsRequestSchema,
  acceptTermsResponseSchema,
  greetingQuerySchema,
  greetingSchema,
  greetingSeenRequestSchema,
  greetingSeenResponseSchema,
} from '../../../shared/contracts/greeting'
import { acceptTerms } from '../../server/services/greeting/acceptTerms'
import { getGreeting } from '../../server/services/greeting/getGreeting'
import { noteGreetingSeen } from '../../server/services/greeting/noteGreetingSeen'
import { defineEndpoint } from '../defineEndpoint'

export const greetingEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/greeting',
    summary: 'What the person is to see before they begin on a portal: terms to accept, the welcome, whether access is limited',
    tag: 'Session',
    query: greetingQuerySchema,
    response: greetingSchema,
    handle: ({ actor, brand, query, req }) =>
      getGreeting(req, { actor, brand, portal: query.portal, locale: query.locale ?? brand.defaultLocale }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/greeting/terms',
    summary: 'Accept the terms of a portal, in the text that was read; 409 when it has changed meanwhile',
    tag: 'Session',
    body: acceptTermsRequestSchema,
    response: acceptTermsResponseSchema,
    handle: ({ actor, body, brand, req }) => acceptTerms(req, { actor, brand, request: body }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/greeting/seen',
    summary: 'Note that the welcome was closed, for good when asked to',
    tag: 'Session',
    body: greetingSeenRequestSchema,
    response: greetingSeenResponseSchema,
    handle: async ({ actor, body, brand, req }) => {
      await noteGreetingSeen(req, { actor, brand, request: body })
      return { seen: true }
    },
  }),
]
