import type { Page } from 'puppeteer-core'

/** Name of what has the focus: its label, or its words. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.innerText ?? [])
    const label = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(({ innerText }) => innerText) : []
    const words = [element.getAttribute('aria-label'), labelledBy.join(' '), label.join(' '), element.innerText]
    return (words.find((each) => each) ?? '').replace(/\s+/g, ' ').trim()
  })

/** More than any page has stops. */
const everywhere = 80

/**
 * Presses Tab until something of that name has the focus, as somebody without a mouse does. Throws with the names that it came by when there is none:
 * what cannot be reached so cannot be used so.
 */
export async function tabTo(page: Page, name: string | RegExp, most = everywhere, tries = 4): Promise<void> {
  const isIt = (found: string) => (typeof name === 'string' ? found === name : name.test(found))
  const seen: string[] = []
  for (let presses = 0; presses <= most; presses += 1) {
    const found = await focusedName(page)
    if (isIt(found)) return
    seen.push(found)
    await page.keyboard.press('Tab')
  }
  // Somebody waits for a page that is still coming, and tries again.
  if (most === everywhere && tries > 1) {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return tabTo(page, name, most, tries - 1)
  }
  throw new Error(`Tab does not come to ${String(name)}; it came to: ${[...new Set(seen)].join(' | ')}`)
}

/** Goes to a control by Tab and presses Enter on it. */
export async function enterOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Goes to a field by Tab and types into it, in the place of what stands there. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(text)
}

/** Whether what has the focus can be seen to have it: it lies in the window, and it, or what it stands in, has an outline. */
export const seesFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return false
    const { bottom, height, top } = focused.getBoundingClientRect()
    const isInSight = height > 0 && bottom > 0 && top < innerHeight
    const outlined = (element: Element): boolean =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
      })
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].flatMap((each) => each ?? [])
    return isInSight && around.some(outlined)
  })
