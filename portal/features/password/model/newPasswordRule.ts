import * as z from 'zod/mini'
import { loadStrength } from './strength'

/** The rule of a password that is chosen. The list of common passwords counts where it could be fetched; the server has it in any case. */
export async function fetchPasswordRule() {
  const estimate = await loadStrength().catch(() => null)
  return z.string().check(
    z.minLength(8),
    z.regex(/\d/),
    z.refine((password) => estimate?.(password, []).isCommon !== true),
  )
}

const refusals = { too_small: 'passwordMin', required: 'passwordMin', invalid_format: 'passwordDigit' } as const

const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

/** Key of the text that says what the rule refuses, by the code of zod's issue. */
export const passwordRefusal = (code: string) => (isRefusal(code) ? refusals[code] : 'passwordCommon')
