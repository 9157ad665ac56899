import { accessibilityProblems, during, type Visit } from './browser'

/** Waits until the window bears the title of a face, and says what axe finds on it. */
export async function faultsOfFace({ page }: Pick<Visit, 'page'>, title: string): Promise<string[]> {
  const isNamed = page.waitForFunction((wanted: string) => document.title.startsWith(`${wanted} · `), {}, title)
  try {
    await isNamed
  } catch (error) {
    throw new Error(`The window was not called ${title} but ${await page.title()}`, { cause: error })
  }
  // A page that is still loading knows its name before its heading is there.
  await during(`a heading on ${title}`, page.waitForSelector('h1'))
  return faultsOf(page, title)
}

/** Waits for an open dialog of that name, and says what axe finds then. */
export async function faultsOfDialog({ page }: Pick<Visit, 'page'>, name: string, role = 'dialog'): Promise<string[]> {
  await during(`a dialog called ${name}`, page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`))
  return faultsOf(page, name)
}

async function faultsOf(page: Visit['page'], what: string): Promise<string[]> {
  // Colours are read in their final state.
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each.effect?.getTiming().iterations === Infinity ? [] : each.finished)),
    )
  })
  return (await accessibilityProblems(page)).map((problem) => `${what}: ${problem}`)
}
