const monthSeconds = 30 * 24 * 60 * 60

/** Value of a cookie that this page may read, or null. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}

/** Keeps a choice of the person on this device for a month. Never for secrets. */
export function keepChoice(name: 'quayside-locale' | 'quayside-scheme' | 'quayside-cookies', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${monthSeconds}; SameSite=Lax${secure}`
}
