import * as z from 'zod/mini'

/** The page of a list, from 1, as a field of `useListState`; a number as text, because it stands in an address. */
export const listPage = () => z.catch(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), '1')
