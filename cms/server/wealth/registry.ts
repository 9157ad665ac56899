import type { Source } from '../../../shared/brands/brandSchema'
import { upstreamDuration } from '../health/metrics'
import { logger } from '../logger'
import { folderOfSource, settings } from '../settings'
import { today } from '../today'
import { createGuard } from './adapter/guard'
import type { ProviderOptions } from './adapter/providerOptions'
import { lackingProvider } from './adapter/lackingProvider'
import type { UnknownValue } from './adapter/report'
import { createFirstProvider } from './first'
import type { WealthProvider } from './provider'
import { createSecondProvider } from './second'
import { createPrivateEquityProvider } from './second/privateEquity'
import { createStaticProvider } from './static'
import { createThirdProvider } from './third'

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
      return absentProvider(source)
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
