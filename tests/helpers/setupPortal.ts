import '@testing-library/jest-dom/jest-globals'
import { beforeEach, jest } from '@jest/globals'
import { configure } from '@testing-library/react'
import * as react from 'react'
import { loadAllTexts } from '../../portal/lib/i18n/testing/allTexts'

/** Characters of the page in the message of a query that finds nothing. */
const shownInErrors = 2000

/** A whole document has no text of its own. */
const textOf = (container: Element | Document): string => ('body' in container ? container.body : container).textContent ?? ''

configure({
  // A shared machine compiles and draws slowly; a wait ends as soon as there is something to see.
  asyncUtilTimeout: 60_000,
  // A wait makes this error anew with every change of the page: its words are had at once, while drawing its elements took an eighth of the suite.
  getElementError: (message, container) => {
    const error = new Error([message, `Shown: ${textOf(container).slice(0, shownInErrors)}`].filter(Boolean).join('\n\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})
jest.setTimeout(180_000)

// For each element React's development build makes an error, to name its maker in a warning that may come: an eighth of the suite. It stops by itself at ten
// thousand in a moment; here it begins there.
const shared = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object | undefined
if (!shared || !('recentlyCreatedOwnerStacks' in shared))
  throw new Error('This React counts its stacks elsewhere: tests/helpers/setupPortal.ts')
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })

// Whoever has been here before; the notice has a test of its own.
document.cookie = 'quayside-cookies=accepted; path=/'

// What one test typed and did not save is no draft of the next one's.
beforeEach(() => sessionStorage.clear())

await loadAllTexts()
