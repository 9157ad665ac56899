import { createContext, use } from 'react'

/** Messages of a form by the name of the field. */
export type FormErrors = Readonly<Record<string, string>>

export const FormErrorsContext = createContext<FormErrors>({})

/** What a field shows as its error: the one it was given, else what its form found for its name; null when all is well. */
export function useFieldError(name: string | undefined, given?: React.ReactNode): React.ReactNode {
  const errors = use(FormErrorsContext)
  return given || (name === undefined ? null : (errors[name] ?? null))
}
