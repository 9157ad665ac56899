/** Nobody over REST or the panel; the server itself writes with its own rights. */
export const never = (): boolean => false
