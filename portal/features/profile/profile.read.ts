import { organisationSchema } from '../../../shared/contracts/organisation'
import { profileSchema } from '../../../shared/contracts/profile'
import { sessionListSchema } from '../../../shared/contracts/sessions'
import { activitySchema } from '../../../shared/contracts/activity'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** The signed-in person. A refresh in the background would change what stands in an open form. */
export const useProfile = defineRead(profileSchema, () => '/api/users/me/profile', { onFocus: false })

/** Where they are signed in. */
export const useSessions = defineRead(sessionListSchema, () => '/api/users/me/sessions')

/** What they did, twenty lines a page. */
export const useActivity = defineRead(activitySchema, (page: number) => withQuery('/api/users/me/activity', { page: String(page) }))

/** The organisation of a company admin. As for the profile, an open form is left alone. */
export const useOrganisation = defineRead(organisationSchema, () => '/api/organisations/own', { onFocus: false })
