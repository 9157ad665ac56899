import type { Request, Response } from 'express'
import { firstAnswersOf } from '../../shared/routes/firstAnswers'
import { screenNameAt } from '../../shared/routes/viewedScreen'
import type { ReadForPage } from './http/payloadHandler'
import { logger } from './logger'

/** The JSON of each answer that was there in time, by the path that the portal would ask for. */
export type FirstAnswers = ReadonlyMap<string, string>

/** How long a page waits for them. What is late is asked for by the browser, and finds the question that is under way already. */
const budgetMs = 250

/** A longer answer weighs more on the way than the question for it. */
const maxLength = 250_000

const none: FirstAnswers = new Map()

/**
 * What the first view of a page would ask the API, asked for the person whose page it is. Each answer is that of its endpoint, with its rights; one that
 * is refused, late or fails is left out. Never rejects.
 */
export async function firstAnswers(read: ReadForPage, req: Request, res: Response, tab: string | null): Promise<FirstAnswers> {
  if (!isOpened(req)) return none
  const ended = new AbortController()
  res.on('close', () => {
    if (!res.writableFinished) ended.abort()
  })
  const search = tab === null ? '' : `?${new URLSearchParams({ tab })}`
  const screen = screenNameAt(req.path, search)
  const answers = new Map<string, string>()
  const wanted = firstAnswersOf(req.path, tab).map(async (path) => {
    try {
      const text = await read(req, path, { screen, signal: ended.signal })
      if (text !== null && text.length <= maxLength) answers.set(path, text)
    } catch (error) {
      // The browser asks again, and is told then.
      logger.debug({ msg: 'a first answer failed', path, err: error })
    }
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, budgetMs)))
  await Promise.race([Promise.all(wanted), late])
  clearTimeout(timer)
  // Of its own: what comes later must not change what was taken.
  return new Map(answers)
}

/** Whether somebody opens the page to look at it: not a script, a frame or an image, and not a browser that only thinks that they might. */
function isOpened({ headers, method }: Request): boolean {
  const { purpose, 'sec-fetch-dest': dest, 'sec-purpose': secPurpose } = headers
  const isAhead = [purpose, secPurpose].flat().some((value) => value?.includes('prefetch'))
  return method === 'GET' && (dest === undefined || dest === 'document') && !isAhead
}
