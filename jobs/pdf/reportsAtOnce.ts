/** Browsers of one worker, each of which draws one report at a time. More would take memory that a small server does not have. */
export const browsersAtOnce = 2

/** Reports that one worker makes at once: while all browsers draw, one more is packed and stored, and the figures of another are read. */
export const reportsAtOnce = browsersAtOnce + 2
