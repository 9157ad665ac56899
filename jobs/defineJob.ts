import { Cron } from 'croner'
import type { Payload } from 'payload'
import type * as z from 'zod/mini'

/** When a job starts by itself: a cron expression in UTC, or every so many milliseconds. */
export type Schedule = Readonly<{ cron: string }> | Readonly<{ everyMs: number }>

/** Milliseconds to wait after the first failure; each further one doubles them, up to `maxMs`. */
export type Backoff = Readonly<{ firstMs: number; maxMs: number }>

/** What a handler is given. */
export type JobRun<Input> = Readonly<{
  payload: Payload
  input: Input
  jobId: string
  /** Aborted when another worker has the job or this one must end: stop at once what runs on its behalf. */
  signal: AbortSignal
  /** Call before each write that must be the holder's alone. Throws a `LeaseLostError`; then write nothing more. */
  assertLease: () => Promise<void>
}>

export type DeadLetter<Input> = Readonly<{ payload: Payload; input: Input; jobId: string; reason: string }>

type Definition<Name extends string, Input> = Readonly<{
  /** The folder's name; it also names the job in the database, so it never changes. */
  name: Name
  /** Jobs of one queue share its places; a full queue holds up no other. */
  queue: string
  /** Jobs of the queue that one worker runs at once. All jobs of a queue say the same number. */
  concurrency: number
  /** Ids and plain values, never secrets: the row is kept for 30 days and admins read it. */
  input: z.ZodMiniType<Input>
  /** The key by which waiting jobs take turns, such as the person who asked. First come, first served when absent. */
  fairBy?: (input: Input) => string
  /** Whether nobody waits for it: it comes after all others of its queue. Everything has somebody when absent. */
  isBackground?: (input: Input) => boolean
  /** Tries after the first. */
  retries: number
  backoff: Backoff
  /** For a job with an empty input. Each tick is run once over all workers; ticks that passed while no worker ran are made up for by one run. */
  schedule?: Schedule
  /** Loads what runs the job. It may be called again for the same job at any time after a crash, so it must leave the same result. */
  handler: () => Promise<(run: JobRun<Input>) => Promise<void>>
  /** Loads what looks for waiting work without a job, and for ended jobs whose end nobody was told. Called every ten seconds by each worker. */
  repair?: () => Promise<(payload: Payload) => Promise<void>>
  /** Loads what tells whoever waits that the job will not be done. May be called twice for one job. */
  onDeadLetter?: () => Promise<(letter: DeadLetter<Input>) => Promise<void>>
}>

/** A job of any input, as the worker holds it. Methods, so that jobs of different inputs fit into one list. */
export type Job<Input = unknown, Name extends string = string> = Omit<
  Definition<Name, Input>,
  'fairBy' | 'handler' | 'isBackground' | 'onDeadLetter' | 'input'
> &
  Readonly<{
    input: z.ZodMiniType<Input>
    fairBy(input: Input): string
    isBackground(input: Input): boolean
    handler(): Promise<{ run(run: JobRun<Input>): Promise<void> }>
    onDeadLetter?(): Promise<{ tell(letter: DeadLetter<Input>): Promise<void> }>
  }>

/** Everybody's key where a job names none. */
const noTurns = '-'

/** Rows are kept longer than this, and a tick's row is what keeps it from being run again. */
const longestIntervalMs = 7 * 24 * 3_600_000

/**
 * A job of the worker. List it in `jobs/index.ts`; nothing else names it but whoever enqueues it.
 * Throws an `Error` that names the job when its schedule cannot be read or leaves more than a week between two runs.
 */
export function defineJob<const Name extends string, Input>({
  fairBy,
  handler,
  isBackground,
  onDeadLetter,
  ...rest
}: Definition<Name, Input>): Job<Input, Name> {
  if (rest.schedule) {
    if (!rest.input.safeParse({}).success) throw new Error(`Job ${rest.name} has a schedule, so its input must be empty`)
    const [first, second] = ticksFrom(rest.schedule)
    if (second.getTime() - first.getTime() > longestIntervalMs) throw new Error(`Job ${rest.name} must run at least once a week`)
  }
  return {
    ...rest,
    fairBy: fairBy ?? (() => noTurns),
    isBackground: isBackground ?? (() => false),
    handler: async () => ({ run: await handler() }),
    ...(onDeadLetter ? { onDeadLetter: async () => ({ tell: await onDeadLetter() }) } : {}),
  }
}

/** The last moment, at or before `now`, at which the schedule has a run. */
export function lastTick(schedule: Schedule, now: Date): Date {
  if ('everyMs' in schedule) return new Date(Math.floor(now.getTime() / schedule.everyMs) * schedule.everyMs)
  // A second later, as the run of this very second is looked for too.
  const [tick] = new Cron(schedule.cron, { timezone: 'UTC' }).previousRuns(1, new Date(Math.floor(now.getTime() / 1000) * 1000 + 1000))
  if (!tick) throw new Error(`The cron expression ${schedule.cron} has no run before ${now.toISOString()}`)
  return tick
}

function ticksFrom(schedule: Schedule): [Date, Date] {
  if ('everyMs' in schedule) return [new Date(0), new Date(schedule.everyMs)]
  const [first, second] = new Cron(schedule.cron, { timezone: 'UTC' }).nextRuns(2)
  if (!first || !second) throw new Error(`The cron expression ${schedule.cron} has no runs`)
  return [first, second]
}

/** How long to wait after the failure number `failures`, counted from 1. */
export const backoffMs = ({ firstMs, maxMs }: Backoff, failures: number): number => Math.min(maxMs, firstMs * 2 ** (failures - 1))
