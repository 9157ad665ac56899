import type { Payload } from 'payload'
import type { Locale } from '../../../../shared/i18n/locales'

/** The cookie by which Payload knows the language of the panel; whoever chooses one on the account page gets the same, for longer. */
export const languageCookieName = ({ config }: Payload): string => `${config.cookiePrefix}-lng`

/** Has the panel speak a language on this device, until its person signs out. */
export const languageCookie = (payload: Payload, locale: Locale): string => `${languageCookieName(payload)}=${locale}; Path=/; SameSite=Lax`

/** Whoever comes next has a language of their own. */
export const expiredLanguageCookie = (payload: Payload): string => `${languageCookieName(payload)}=; Path=/; SameSite=Lax; Max-Age=0`
