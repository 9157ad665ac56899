export type SignInErrors = Readonly<{ email: 'emailRequired' | 'emailInvalid' | null; password: 'passwordRequired' | null }>

/** Keys of the messages for what is missing or malformed. */
export function validateSignIn({ email, password }: Readonly<{ email: string; password: string }>): SignInErrors {
  const trimmed = email.trim()
  return {
    email: trimmed === '' ? 'emailRequired' : /^\S+@\S+\.\S+$/.test(trimmed) ? null : 'emailInvalid',
    password: password === '' ? 'passwordRequired' : null,
  }
}
