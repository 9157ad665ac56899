import { settings } from '../../cms/server/settings'
import { type ChromiumPool, createChromiumPool } from './chromiumPool'
import { reportsAtOnce } from './reportsAtOnce'

let pool: ChromiumPool | undefined

/** The browsers of this worker. */
export const workerChromiums = (): ChromiumPool => (pool ??= createChromiumPool(settings(), reportsAtOnce))
