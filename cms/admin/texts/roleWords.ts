import type { Actor } from '../../../collections/access/rolesOf'
import { rolesOf } from '../../../collections/access/rolesOf'
import type { Locale } from '../../../shared/i18n/locales'
import { panelTexts } from './panelTexts'

/** What a person is, in words; empty for one who has no role, or none any more. */
export const roleWords = (person: Actor, language: Locale): string[] => rolesOf(person).map((role) => panelTexts(language).roles[role])
