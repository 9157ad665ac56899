import type { Text } from '../../../lib/i18n/useText'

type Words = Text<'facts'>

const objectives = ['Income', 'Accumulation', 'Both', 'ExO'] as const
const regions = ['Global', 'Europe', 'USA', 'UK', 'North America', 'Emerging markets', 'Japan', 'Other'] as const
const timescales = ['timescale.0', 'timescale.1', 'timescale.2', 'timescale.3'] as const

/** What a provider says in words of its own stays as it said it. */
export const objectiveWord = (objective: string | null, t: Words): string | null => {
  const known = objectives.find((each) => each === objective)
  return known ? t(`objective.${known}`) : objective
}

export const regionWord = (region: string | null, t: Words): string | null => {
  const known = regions.find((each) => each === region)
  return known ? t(`region.${known}`) : region
}

export const timescaleWord = (step: number | null, t: Words): string | null => {
  const known = step === null ? undefined : timescales[step]
  return known ? t(known) : null
}
