import { randomInt, randomUUID } from 'node:crypto'
import type { CollectionAfterErrorHook } from 'payload'

/*
 * What a subscription limits takes one of so many numbered seats, and the database has each seat once: of two who ask for the last one at once
 * one is refused, on both databases and without a lock. Records of former versions have no seat and count as they are.
 */

/** Of a record that takes none: in the trash, or where nothing is limited. Never null, which is a value to MongoDB's unique index. */
export const noSeat = (): string => `none/${randomUUID()}`

export const hasSeat = (seat: unknown): seat is string => typeof seat === 'string' && !seat.startsWith('none/')

type Taking = Readonly<{ of: string; limit: number; used: number; seats: readonly (string | null | undefined)[] }>

/**
 * A free seat of `of` by chance, so that those who ask at once seldom ask for the same; null when `used` records fill the limit. `seats` are
 * those of the records that count.
 */
export function freeSeat({ limit, of, seats, used }: Taking): string | null {
  if (used >= limit) return null
  const taken = new Set(seats.filter((seat) => hasSeat(seat) && seat.startsWith(`${of}/`)))
  const last = limit - (used - taken.size)
  const free = Array.from({ length: last }, (_, index) => `${of}/${index + 1}`).filter((seat) => !taken.has(seat))
  return free[randomInt(Math.max(free.length, 1))] ?? null
}

/** Somebody else was first with this seat: the request is asked again, as after any write conflict (`payloadHandler`), and takes another or is told. */
export const askForAnotherSeat: CollectionAfterErrorHook = ({ error }) => {
  const { data } = error as { data?: { errors?: { path?: string }[] } }
  if (!data?.errors?.some(({ path }) => path === 'seat')) return
  Object.assign(error, { status: 409 })
  Object.assign(data, { code: 'write_conflict' })
}
