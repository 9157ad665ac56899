/** Browsers of one worker, each of which draws one report at a time. More would take memory that a small server does not have. */
export const browsersAtOnce = 2

/** Reports that one worker makes at once: while all browsers draw, the figures of one more are read. */
export const reportsAtOnce = browsersAtOnce + 1
