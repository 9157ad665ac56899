import * as z from 'zod/mini'
import { schemes } from './schemes'
import { themeNames } from './themes'

/** Apart from the lists themselves, which the browser needs before it has a schema; and for the server alone, as the list of themes is. */
export const themeNameSchema = z.enum(themeNames)
export const schemeSchema = z.enum(schemes)
