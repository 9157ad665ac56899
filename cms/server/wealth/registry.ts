import type { PayloadRequest } from 'payload'
import type { Source } from '../../../shared/brands/brandSchema'
import { brands } from '../brands'
import { upstreamDuration } from '../health/metrics'
import { logger } from '../logger'
import { marketFeedsOf } from '../market/marketFeeds'
import { folderOfSource, settings } from '../settings'
import { today } from '../today'
import { createGuard } from './adapter/guard'
import type { ProviderOptions } from './adapter/providerOptions'
import { lackingProvider } from './adapter/lackingProvider'
import type { UnknownValue } from './adapter/report'
import { createFirstProvider } from './first'
import { createHostedProvider } from './hosted'
import { createHostedReader } from './hosted/read'
import type { WealthProvider } from './provider'
import { createSecondProvider } from './second'
import { createPrivateEquityProvider } from './second/privateEquity'
import { createStaticProvider } from './static'
import { createThirdProvider } from './third'

const providers = new Map<string, WealthProvider>()
/** Those of our own database, which read with the request that asks. */
const ownProviders = new WeakMap<PayloadRequest, Map<string, WealthProvider>>()

/**
 * The provider of a source: one for each, so that two sources of one kind share nothing. One that this installation cannot speak to answers every
 * question with an `UpstreamError`: the screens say that data is missing. A hosted source is our own database, which is read with the request.
 */
export function providerOf(source: Source, req: PayloadRequest): WealthProvider {
  const made = source.kind === 'hosted' ? madeFor(req) : providers
  const known = made.get(source.name)
  if (known) return known
  const created = create(source, req)
  made.set(source.name, created)
  return created
}

function madeFor(req: PayloadRequest): Map<string, WealthProvider> {
  const made = ownProviders.get(req) ?? new Map<string, WealthProvider>()
  ownProviders.set(req, made)
  return made
}

function hostedProvider(source: Source, req: PayloadRequest): WealthProvider {
  const brand = [...brands().values()].find(({ sources }) => sources.some(({ name }) => name === source.name))
  if (!brand) return absentProvider(source)
  const { quotes, rates } = marketFeedsOf(req, brand)
  const reader = createHostedReader(req, source.name)
  return createHostedProvider({ source: source.name, reader, feeds: { quotes, rates }, currency: brand.currency, today })
}

function create(source: Source, req: PayloadRequest): WealthProvider {
  const { kind, name } = source
  const address = settings().wealth[name]
  switch (kind) {
    case 'first':
      return address
        ? createFirstProvider({ ...optionsOf(name, address), portfolioPaths: source.portfolioPaths ?? 'own' })
        : absentProvider(source)
    case 'second':
      if (!address) return absentProvider(source)
      return source.purpose === 'private-equity'
        ? createPrivateEquityProvider(optionsOf(name, address))
        : createSecondProvider(optionsOf(name, address))
    case 'third':
      return address ? createThirdProvider(optionsOf(name, address)) : absentProvider(source)
    case 'static':
      return createStaticProvider({ source: name, folder: folderOfSource(settings(), name), today, onUnknown: reportUnknown })
    case 'hosted':
      return hostedProvider(source, req)
    default:
      return kind satisfies never
  }
}

const optionsOf = (source: string, { token, url }: { url: string; token: string }): ProviderOptions => ({
  source,
  baseUrl: url,
  token,
  today,
  guard: createGuard(source),
  onCall: ({ ms, path, status }) => {
    upstreamDuration.observe({ source, status: String(status) }, ms / 1000)
    logger.debug({ source, msg: 'upstream call', path, status, ms })
  },
  onUnknown: reportUnknown,
})

const reportUnknown = (details: UnknownValue): void => logger.warn({ ...details, msg: 'upstream sent a value that we do not know' })

const absentProvider = (source: Source): WealthProvider =>
  lackingProvider(source, `this installation has no adapter for the kind ${source.kind}, or no address for the source`)
