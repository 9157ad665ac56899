import { settings } from '../../cms/server/settings'
import { type Chromium, createChromium } from './chromium'

let chromium: Chromium | undefined

/** The one browser of this worker. */
export const workerChromium = (): Chromium => (chromium ??= createChromium(settings()))

/** Ends the browser if this worker ever had one. */
export const killWorkerChromium = (): void => chromium?.kill()
