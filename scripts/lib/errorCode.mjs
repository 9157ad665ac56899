// @ts-check

/** The code of a system error, such as EEXIST; null for anything else. @param {unknown} error @returns {string | null} */
export const errorCode = (error) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null

/** @param {unknown} error */
export const errorMessage = (error) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
