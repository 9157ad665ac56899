/** What the system calls a fault of the file system, such as ENOENT; blank for any other error. */
export const systemCode = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'code' in error && typeof error.code === 'string' ? error.code : ''
