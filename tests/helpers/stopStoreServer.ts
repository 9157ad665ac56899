import { storeRun } from './storeServer'

export default async function stopStoreServer(): Promise<void> {
  await storeRun.stop?.()
}
