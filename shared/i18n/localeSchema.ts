import * as z from 'zod/mini'
import { locales } from './locales'

/** Apart from the list itself, which the browser needs before it has a schema. */
export const localeSchema = z.enum(locales)
