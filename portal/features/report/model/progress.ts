import { type ReportState, reportStates } from '../../../../shared/contracts/reportOrders'

/** The steps shown, in their order. */
export const reportSteps = reportStates.filter((state): state is Exclude<ReportState, 'failed'> => state !== 'failed')
export type ReportStep = (typeof reportSteps)[number]

/** True when nothing more will happen to a report. */
export const isSettled = (state: ReportState): boolean => state === 'done' || state === 'failed'

/** Milliseconds before poll number `count` (from 1): every second for a quarter of a minute, then slower, at most every five seconds. */
export const pollDelay = (count: number): number => (count <= 15 ? 1000 : Math.min(5000, Math.round(1000 * 1.3 ** (count - 15))))
