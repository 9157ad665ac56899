import { inTurn } from './inTurn'

/** Saves of one record come one after the other, by its address (`/api/{collection}/{id}`), whether it is saved alone or as one of many. */
export const recordInTurn = inTurn()
