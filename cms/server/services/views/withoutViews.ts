import type { Where } from 'payload'

/** Lines of the log that say what somebody did: those of looking at a screen are many, and would hide them. */
export const withoutViews = (): Where => ({ or: [{ type: { not_equals: 'Viewed' } }, { section: { exists: false } }] })

/** Those of looking alone. */
export const onlyViews = (): Where => ({ and: [{ type: { equals: 'Viewed' } }, { section: { exists: true } }] })
