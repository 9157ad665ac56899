import { settings } from '../../cms/server/settings'
import { type ChromiumPool, createChromiumPool } from './chromiumPool'
import { browsersAtOnce } from './reportsAtOnce'

let pool: ChromiumPool | undefined

/** The browsers of this worker. */
export const workerChromiums = (): ChromiumPool => (pool ??= createChromiumPool(settings(), browsersAtOnce))
