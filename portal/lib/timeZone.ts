/** The zone that all times are shown in; the foot of every page says so. */
export const timeZone = 'Europe/London'
