import { idOf } from './idOf'

/** Ids of a list of relations, populated or not; empty for what is no list. */
export const idsOf = (relations: unknown): string[] => (Array.isArray(relations) ? relations.flatMap((each) => idOf(each) ?? []) : [])
