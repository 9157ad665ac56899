/** The rules that a new password has to meet, in their order. The server has the same and decides. */
export const passwordRules = ['Min', 'Digit', 'Common'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** Which rules a password meets; that of common ones is met while it is not known. */
export const metRules = (password: string, isCommon: boolean | null): Readonly<Record<PasswordRule, boolean>> => ({
  Min: password.length >= 8,
  Digit: /\d/.test(password),
  Common: password !== '' && isCommon !== true,
})
