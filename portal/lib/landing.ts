/** State of the address that somebody was led on to from the account where they land: its only portfolio. */
export const landing = { isLanding: true } as const

export const isLanding = (state: unknown): boolean => (state as Partial<typeof landing> | null)?.isLanding === true
