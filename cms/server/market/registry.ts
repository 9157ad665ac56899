import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Feed } from '../../../shared/brands/brandSchema'
import { upstreamDuration } from '../health/metrics'
import { logger } from '../logger'
import { settings } from '../settings'
import { today } from '../today'
import { createGuard } from '../wealth/adapter/guard'
import type { Feeds } from './feeds'
import { createFileFeeds, type FileFeeds } from './files'
import { createHouseFeeds } from './house'

/** A feed as this installation has it: whom it asks, and the files that stand in for it. */
export type OpenFeed = Readonly<{
  name: string
  /** Null when the files are all that there is. */
  house: Feeds | null
  files: FileFeeds
}>

const open = new Map<string, OpenFeed>()

/** The connection of a feed: one for all brands that name it. */
export function openFeed(feed: Feed): OpenFeed {
  const known = open.get(feed.name)
  if (known) return known
  const created = { name: feed.name, house: houseOf(feed), files: filesOf(feed) }
  open.set(feed.name, created)
  return created
}

function houseOf({ kind, name: source }: Feed): Feeds | null {
  const address = settings().market[source]
  switch (kind) {
    case 'house':
      if (!address) return null
      return createHouseFeeds({
        source,
        baseUrl: address.url,
        token: address.token,
        today,
        guard: createGuard(source),
        onCall: ({ ms, path, status }) => {
          upstreamDuration.observe({ source, status: String(status) }, ms / 1000)
          logger.debug({ source, msg: 'upstream call', path, status, ms })
        },
        onUnknown: (details) => logger.warn({ ...details, msg: 'upstream sent a value that we do not know' }),
      })
    case 'static':
      return null
    default:
      return kind satisfies never
  }
}

/** What a firm has put into the feed's folder; in a demo the shipped files behind it, which are invented. */
function filesOf({ kind, name }: Feed): FileFeeds {
  const { dataDir, isDemo, marketDirs } = settings()
  const own = marketDirs[name] ?? join(dataDir, 'market', name)
  return createFileFeeds(kind === 'static' ? name : 'static', isDemo ? [own, shippedFolder()] : [own])
}

/** Next compiles this file to another place, so the folder is found from the working directory there. */
function shippedFolder(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'files/shipped')
  try {
    readdirSync(beside)
    return beside
  } catch {
    return join(process.cwd(), 'cms/server/market/files/shipped')
  }
}
