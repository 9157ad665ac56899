/** Reports that one worker draws at once, each in a browser of its own. More would take memory that a small server does not have. */
export const reportsAtOnce = 2
