import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'

/**
 * The modules as a browser has them before any text has come (the set-up of these tests has loaded them all), and a file that comes in the
 * moment between React's first try and its second.
 */
async function freshModules() {
  jest.resetModules()
  jest.unstable_mockModule('../loadPart', () => ({ loadPart: () => Promise.resolve({ default: { close: 'Loka' } }) }))
  const { startTransition, useState } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { LocaleContext } = await import('./LocaleContext')
  const { useText } = await import('./useText')
  return { createRoot, LocaleContext, startTransition, useState, useText }
}

describe('texts that come while a component waits for them', () => {
  // As a page works: what happens between two steps of React is not gathered up by `act`.
  const isActEnvironment: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
  afterAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActEnvironment))

  it('are shown, without an error that React has to recover from', async () => {
    const { createRoot, LocaleContext, startTransition, useState, useText } = await freshModules()
    function Waiting() {
      const t = useText('ui')
      const [word] = useState('at once')
      return `${t('close')} ${word}`
    }
    const troubles: unknown[] = []
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place, { onRecoverableError: (error) => troubles.push((error as Error).cause ?? error) })
    // A transition, as when a part of a screen is tried again after its code has come, works in slices and looks whether the text came between.
    startTransition(() =>
      root.render(
        <LocaleContext value={{ locale: 'is', setLocale: () => Promise.resolve() }}>
          <Waiting />
        </LocaleContext>,
      ),
    )
    for (let tries = 0; tries < 500 && place.textContent === ''; tries += 1) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(place.textContent).toBe('Loka at once')
    expect(troubles).toEqual([])
    root.unmount()
  })
})
