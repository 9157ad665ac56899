import { type ComponentProps, createContext, use } from 'react'
import { isoDateSchema } from '../../../shared/domain/dates'
import { TextField } from '../../ui/TextField'
import { DateField } from '../../ui/fields/DateField'
import { MultiSelect } from '../../ui/fields/MultiSelect'

/** What was typed into the form around and not saved, by field; empty when nothing was. */
export const DraftContext = createContext<Readonly<Record<string, string>>>({})

/** The start of a field: as it was typed and not saved, else as it is stored. */
export function useStart() {
  const draft = use(DraftContext)
  return {
    textOf: (name: string, stored: string): string => draft[name] ?? stored,
    /** Null for what was left empty, and for what was no number. */
    numberOf: (name: string, stored: number | null): number | null => {
      const typed = draft[name]
      if (typed === undefined) return stored
      return typed.trim() === '' || Number.isNaN(Number(typed)) ? null : Number(typed)
    },
  }
}

/** A line of text that a draft fills. */
export function DraftedText({ defaultValue = '', name, ...rest }: ComponentProps<typeof TextField> & Readonly<{ name: string }>) {
  return <TextField {...rest} name={name} defaultValue={useStart().textOf(name, defaultValue)} />
}

/** A day that a draft fills. */
export function DraftedDate({ defaultValue = null, name, ...rest }: ComponentProps<typeof DateField> & Readonly<{ name: string }>) {
  const typed = isoDateSchema.safeParse(useStart().textOf(name, defaultValue ?? ''))
  return <DateField {...rest} name={name} defaultValue={typed.success ? typed.data : null} />
}

/** Any number of a list that a draft fills. */
export function DraftedMany({ defaultValue = [], name, ...rest }: ComponentProps<typeof MultiSelect> & Readonly<{ name: string }>) {
  const draft = use(DraftContext)
  // A list without a choice has no field of its own in what was kept.
  const chosen = Object.keys(draft).length > 0 ? (draft[name] ?? '').split(',').filter(Boolean) : defaultValue
  return <MultiSelect {...rest} name={name} defaultValue={chosen} />
}
