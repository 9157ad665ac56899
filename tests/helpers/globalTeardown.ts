import { run } from './globalSetup'

/** Jest calls it after the last test, whether or not the tests passed. A run that is killed ends through the processes' own watch of their parent. */
export default async function globalTeardown(): Promise<void> {
  await run.stop?.()
}
