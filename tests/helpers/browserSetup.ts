import { browserVariable, launchBrowser } from './browser'
import globalSetup, { run } from './globalSetup'

/** As `globalSetup`, and starts the one browser that the files of the run share: jest hands its address on, as it does all that stands in the environment. */
export default async function browserSetup(): Promise<void> {
  await globalSetup()
  const { browser, stop } = await launchBrowser()
  process.env[browserVariable] = browser.wsEndpoint()
  const stopProduct = run.stop
  run.stop = async () => {
    await stop()
    await stopProduct?.()
  }
}
