import { adminMenuResponseSchema } from '../../../shared/contracts/adminMenu'
import type { Locale } from '../../../shared/i18n/locales'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** The lists of the administration that the brand names; for administrators. */
export const useAdminMenu = defineRead(adminMenuResponseSchema, (locale: Locale) => withQuery('/api/session/admin-menu', { locale }))
