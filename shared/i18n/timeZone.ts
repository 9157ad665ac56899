/** Whether a text is the IANA name of a time zone that this machine knows, such as `Atlantic/Reykjavik`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
