import * as z from 'zod/mini'
import { isoInstantSchema } from '../domain/dates'

/** Answer of `GET /api/functions/bigben`: the server's clock. */
export const bigbenResponseSchema = z.object({ now: isoInstantSchema })
