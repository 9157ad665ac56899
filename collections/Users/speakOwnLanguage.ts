import type { CollectionAfterChangeHook } from 'payload'
import { expiredLanguageCookie, languageCookie } from '../../cms/server/services/session/languageCookie'
import type { User } from '../payload-types'

/** Whoever changes the language of their own profile meets it in the panel from the next page on, on this device. */
export const speakOwnLanguage: CollectionAfterChangeHook<User> = ({ doc, previousDoc, req }) => {
  if (req.user?.id !== doc.id || (doc.userLanguage ?? null) === (previousDoc.userLanguage ?? null)) return
  const cookie = doc.userLanguage ? languageCookie(req.payload, doc.userLanguage) : expiredLanguageCookie(req.payload)
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('set-cookie', cookie)
}
