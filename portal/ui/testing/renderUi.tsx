import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Locale } from '../../../shared/i18n/locales'
import { LocaleContext } from '../../lib/i18n/LocaleContext'

/** Renders pieces of the kit in a language, inside a router; the texts are English, the figures are those of `locale`. */
export function renderUi(ui: ReactElement, locale: Locale = 'en'): RenderResult {
  const wrap = (children: ReactElement) => (
    <MemoryRouter>
      <LocaleContext value={{ locale, setLocale: () => Promise.resolve() }}>{children}</LocaleContext>
    </MemoryRouter>
  )
  const result = render(wrap(ui))
  return { ...result, rerender: (next) => result.rerender(wrap(next as ReactElement)) }
}
