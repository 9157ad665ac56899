import { login } from './users/login'
import { refresh } from './users/refresh'
import { closedUserEndpoints } from './users/closed'
import { session } from './session/session'

/** Endpoints under `/api/users`, before Payload's own of the same path. */
export const userEndpoints = [login, refresh, ...closedUserEndpoints]

/** Endpoints under `/api`. */
export const endpoints = [session]
