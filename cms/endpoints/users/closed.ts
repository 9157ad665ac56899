import { notFound } from '../../server/http/notFound'
import { defineEndpoint } from '../defineEndpoint'

/** Doors of Payload that sign people in past our own sign-in, or that their matter has not opened yet: they are not there. */
export const closedUserEndpoints = (
  [
    ['/first-register', 'post'],
    ['/unlock', 'post'],
    ['/verify/:id', 'post'],
  ] as const
).map(([path, method]) =>
  defineEndpoint({ method, path, summary: 'Closed', tag: 'Session', isPublic: true, handle: () => Promise.reject(notFound()) }),
)
