/** Records that "Add all" adds at most: as many as a page of the API has. */
export const mostAddedAtOnce = 200

/** For the `admin` of a relation to several records: a button that chooses every one that may be chosen. */
export const addAll = () => ({ components: { afterInput: ['/cms/admin/fields/AddAll#AddAll'] } })
