import type { IsoDate } from '../../../shared/domain/dates'

/** Both ends belong to the period; a missing end is open. */
export type OpenPeriod = Readonly<{ from: IsoDate | null; to: IsoDate | null }>

export const isWithin = ({ from, to }: OpenPeriod, date: IsoDate): boolean => (!from || date >= from) && (!to || date <= to)
