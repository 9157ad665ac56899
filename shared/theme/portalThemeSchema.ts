import * as z from 'zod/mini'

/** A theme's name as the browser and the description of the API have it: a list of all would tell each brand of the others. */
export const portalThemeSchema = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/))
