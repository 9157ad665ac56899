import type { ArrayField, ArrayFieldValidation } from 'payload'
import { decimalField } from './decimal'
import { nameField } from './text'

type Given = Readonly<{ name: string; validate?: ArrayFieldValidation; number?: Parameters<typeof decimalField>[0] }>

/** Rows of a name and a number beside it, such as asset classes and their shares. */
export const namesAndNumbers = ({ name, number = { name: 'value', required: true }, validate }: Given): ArrayField => ({
  name,
  type: 'array',
  maxRows: 50,
  ...(validate ? { validate } : {}),
  admin: { initCollapsed: false },
  fields: [
    {
      type: 'row',
      fields: [
        { ...nameField(), admin: { width: '70%' } },
        { ...decimalField(number), admin: { width: '30%', step: 10 ** -(number.decimals ?? 7) } },
      ],
    },
  ],
})
