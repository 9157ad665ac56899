/** For what is a column of a list and nothing in a form: Payload asks every field for a component. */
export const NoField = () => null
