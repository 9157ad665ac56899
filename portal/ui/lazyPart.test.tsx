import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { loadPart, PartUnavailableError } from '../lib/loadPart'
import { lazyPart } from './lazyPart'
import { renderUi } from '../app/testing/renderUi'

const gone = () => Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  document.head.replaceChildren()
})

const page = (html: string) => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(new Response(html, { headers: { 'content-type': 'text/html' } }))
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-11111111.js')
  document.head.append(script)
}

describe('loading a part', () => {
  it('tries three times before it gives up', async () => {
    page('<script src="/assets/index-11111111.js">')
    const load = jest.fn(gone)
    await expect(loadPart(load)).rejects.toMatchObject({ name: 'PartUnavailableError', isReplaced: false })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('succeeds when one of the tries does', async () => {
    const load = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue(7)
    expect(await loadPart(load)).toBe(7)
  })

  it('does not try for long without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = jest.fn(gone)
    await expect(loadPart(load)).rejects.toBeInstanceOf(PartUnavailableError)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells a new release from a lost connection', async () => {
    page('<script src="/assets/index-22222222.js">')
    await expect(loadPart(gone)).rejects.toMatchObject({ isReplaced: true })
  })
})

const renderPart = (load: () => Promise<{ Chart: () => React.JSX.Element }>) => {
  const Part = lazyPart(load, 'Chart')
  return renderUi(
    <>
      <p>Figures beside it</p>
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </>,
  )
}

describe('a part whose file cannot be had', () => {
  it('says so in its place, leaves the rest, and comes when it is tried again', async () => {
    page('<script src="/assets/index-11111111.js">')
    let isDown = true
    renderPart(() => (isDown ? gone() : Promise.resolve({ Chart: () => <p>The chart</p> })))
    expect(await screen.findByText('This part could not be loaded')).toBeVisible()
    expect(screen.getByText('Figures beside it')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The chart')).toBeVisible()
  })

  it('after an upgrade offers the new version and does not replace the page by itself', async () => {
    page('<script src="/assets/index-22222222.js">')
    renderPart(gone)
    expect(await screen.findByText('There is a new version')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.getByText('Figures beside it')).toBeVisible()
  })
})
