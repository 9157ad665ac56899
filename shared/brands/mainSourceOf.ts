import type { Brand, Source } from './brandSchema'

/** The source that the accounts and portfolios of a brand's portals belong to. The schema of brand files holds that there is exactly one. */
export function mainSourceOf({ name, sources }: Pick<Brand, 'name' | 'sources'>): Source {
  const main = sources.find(({ purpose }) => purpose === 'main')
  if (!main) throw new RangeError(`brand ${name} has no main source`)
  return main
}
