import '@testing-library/jest-dom/jest-globals'
import { loadAllTexts } from '../../portal/lib/i18n/testing/allTexts'

await loadAllTexts()
