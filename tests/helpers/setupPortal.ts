import '@testing-library/jest-dom/jest-globals'
import { beforeEach, jest } from '@jest/globals'
import { configure } from '@testing-library/react'
import { loadAllTexts } from '../../portal/lib/i18n/testing/allTexts'

// A shared machine compiles and draws slowly; a wait ends as soon as there is something to see.
configure({ asyncUtilTimeout: 60_000 })
jest.setTimeout(180_000)

// Whoever has been here before; the notice has a test of its own.
document.cookie = 'quayside-cookies=accepted; path=/'

// What one test typed and did not save is no draft of the next one's.
beforeEach(() => sessionStorage.clear())

await loadAllTexts()
