import type { Brand, Source } from './brandSchema'
import { mainSourceOf } from './mainSourceOf'

/** The source that a brand names for a purpose beside its main one; null when it names none. */
export const sourceFor = ({ sources }: Pick<Brand, 'sources'>, purpose: Exclude<Source['purpose'], 'main'>): Source | null =>
  sources.find((source) => source.purpose === purpose) ?? null

/** Where documents of accounts and portfolios come from: a source of their own, else the main one. */
export const documentsSourceOf = (brand: Pick<Brand, 'name' | 'sources'>): Source => sourceFor(brand, 'documents') ?? mainSourceOf(brand)
