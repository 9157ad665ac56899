import type { Where } from 'payload'

/** Who may look after an account. */
export const mayAdvise: Where = { and: [{ isProfessional: { equals: true } }, { active: { not_equals: false } }] }
