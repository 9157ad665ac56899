import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoInstantSchema } from '../../domain/dates'
import { accountEmailSchema, recordNameSchema } from './editedFields'

export const genders = ['male', 'female'] as const

const namedSchema = z.object({ id: z.string(), name: z.string() })

/** What the form of an account lets its editor choose from. */
const choicesSchema = z.object({
  /** Professionals of the portal's firm, and those who look after the account already. */
  advisors: z.array(namedSchema),
  groups: z.array(namedSchema),
})

/** Answer of `GET /api/editing/accounts/:id`: an account as whoever may change it finds it. */
export const editedAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  externalId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  owners: z.array(z.string()),
  groups: z.array(z.string()),
  /** The client has signed in with the address, so that it can no longer be changed here. */
  isEmailFixed: z.boolean(),
  /** The client of the account; null as long as nobody has registered, and then it enters no group. */
  client: z.nullable(namedSchema),
  choices: choicesSchema,
  /** What a change must name, so that nothing is overwritten unseen. */
  updatedAt: isoInstantSchema,
})
export type EditedAccount = z.infer<typeof editedAccountSchema>

/** Answer of `GET /api/editing/new-account?portal=`: what an account that is made on a portal is made of. */
export const newAccountSchema = z.object({ portal: namedSchema, currency: currencyCodeSchema, choices: choicesSchema })
export type NewAccount = z.infer<typeof newAccountSchema>

export const newAccountQuerySchema = z.object({ portal: z.string().check(z.minLength(1), z.maxLength(80)) })

/** What is filled in. `externalId` is an administrator's (docs/decisions/160): for others it is not in the form. */
export const accountFormSchema = z.object({
  name: recordNameSchema,
  externalId: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  email: accountEmailSchema,
  owners: z.array(z.string()).check(z.minLength(1)),
  groups: z.array(z.string()),
  gender: z.nullable(z.enum(genders)),
})
export type AccountForm = z.infer<typeof accountFormSchema>
/** The same for an account whose address is fixed. */
export const registeredAccountFormSchema = z.omit(accountFormSchema, { email: true })
