import type { Brand } from '../../../shared/brands/brandSchema'
import { upstreamDuration } from '../health/metrics'
import { logger } from '../logger'
import { settings } from '../settings'
import { createFirstProvider } from './first'
import { UpstreamError, type WealthProvider } from './provider'

const providers = new Map<Brand['provider'], WealthProvider>()

/** The provider that a brand names. One that this installation does not have answers every question with an `UpstreamError`: the screens say that data is missing. */
export function providerOf(brand: Brand): WealthProvider {
  const known = providers.get(brand.provider)
  if (known) return known
  const created = create(brand.provider)
  providers.set(brand.provider, created)
  return created
}

function create(name: Brand['provider']): WealthProvider {
  switch (name) {
    case 'first': {
      const address = settings().wealth.first
      if (!address) return absentProvider(name)
      return createFirstProvider({
        baseUrl: address.url,
        token: address.token,
        onCall: ({ ms, path, status, upstream }) => {
          upstreamDuration.observe({ upstream, status: String(status) }, ms / 1000)
          logger.debug({ msg: 'upstream call', upstream, path, status, ms })
        },
        onUnknown: (details) => logger.warn({ msg: 'upstream sent a value that we do not know', ...details }),
      })
    }
    case 'second':
    case 'third':
    case 'static':
    case 'hosted':
      return absentProvider(name)
    default:
      return name satisfies never
  }
}

function absentProvider(name: string): WealthProvider {
  const refuse = () =>
    Promise.reject(
      new UpstreamError({
        upstream: name,
        kind: 'unavailable',
        retryable: false,
        message: `provider ${name} is not part of this installation`,
      }),
    )
  return {
    name,
    getDataDate: refuse,
    getAccounts: refuse,
    getAccount: refuse,
    getHoldings: refuse,
    getTransactions: refuse,
    getPerformance: refuse,
    getCharges: refuse,
  }
}
