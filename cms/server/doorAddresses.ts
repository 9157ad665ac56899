import type { RequestHandler } from 'express'

const faces: readonly (string | null)[] = ['login', 'signup', 'reset']

/** `/signup`, `/reset` and `?action=login|signup|reset` on any page lead to that face of the sign-in page, which knows the way back. */
export const doorAddresses: RequestHandler = (req, res, next) => {
  const to = doorAddressOf(new URL(req.originalUrl, 'http://localhost'))
  if (to === null) return next()
  res.setHeader('cache-control', 'no-store')
  res.redirect(302, to)
}

/** Where an address leads; null for one that is itself a page. What `redirectTo` may be the portal decides (`safeRedirect`). */
export function doorAddressOf({ pathname, searchParams }: URL): string | null {
  const [, route] = /^\/(signup|reset)\/?$/.exec(pathname) ?? []
  const action = route ?? searchParams.get('action')
  if (/^\/login\/?$/.test(pathname) || !faces.includes(action) || action === null) return null
  const [error, redirectTo] = [searchParams.get('error'), searchParams.get('redirectTo')]
  for (const name of ['action', 'error', 'redirectTo', 'token']) searchParams.delete(name)
  const rest = searchParams.size > 0 ? `?${searchParams}` : ''
  const query = new URLSearchParams({ ...(action === 'login' ? {} : { action }), ...(error === null ? {} : { error }) })
  const back = redirectTo ?? (route === undefined ? `${pathname}${rest}` : null)
  if (back !== null && back !== '/') query.set('redirectTo', back)
  return query.size > 0 ? `/login?${query}` : '/login'
}
