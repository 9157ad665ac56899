import type { Source } from '../../../shared/brands/brandSchema'
import { upstreamDuration } from '../health/metrics'
import { logger } from '../logger'
import { settings } from '../settings'
import { createFirstProvider } from './first'
import { UpstreamError, type WealthProvider } from './provider'

const providers = new Map<string, WealthProvider>()

/**
 * The provider of a source: one for each, so that two sources of one kind share nothing. One that this installation cannot speak to answers every
 * question with an `UpstreamError`: the screens say that data is missing.
 */
export function providerOf(source: Source): WealthProvider {
  const known = providers.get(source.name)
  if (known) return known
  const created = create(source)
  providers.set(source.name, created)
  return created
}

function create(source: Source): WealthProvider {
  const { kind, name } = source
  const address = settings().wealth[name]
  switch (kind) {
    case 'first':
      if (!address) return absentProvider(source)
      return createFirstProvider({
        source: name,
        baseUrl: address.url,
        token: address.token,
        onCall: ({ ms, path, status }) => {
          upstreamDuration.observe({ source: name, status: String(status) }, ms / 1000)
          logger.debug({ source: name, msg: 'upstream call', path, status, ms })
        },
        onUnknown: (details) => logger.warn({ ...details, msg: 'upstream sent a value that we do not know' }),
      })
    case 'second':
    case 'third':
    case 'static':
    case 'hosted':
      return absentProvider(source)
    default:
      return kind satisfies never
  }
}

function absentProvider({ kind, name: source }: Source): WealthProvider {
  const refuse = () =>
    Promise.reject(
      new UpstreamError({
        source,
        kind: 'unavailable',
        retryable: false,
        message: `${source}: this installation has no adapter for the kind ${kind}, or no address for the source`,
      }),
    )
  return {
    source,
    kind,
    capabilities: new Set(),
    getDataDate: refuse,
    getAccounts: refuse,
    getAccount: refuse,
    getHoldings: refuse,
    getTransactions: refuse,
    getPerformance: refuse,
    getCharges: refuse,
  }
}
