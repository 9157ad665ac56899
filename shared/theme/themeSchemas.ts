import * as z from 'zod/mini'
import { schemes, themeNames } from './themes'

/** Apart from the lists themselves, which the browser needs before it has a schema. */
export const themeNameSchema = z.enum(themeNames)
export const schemeSchema = z.enum(schemes)
