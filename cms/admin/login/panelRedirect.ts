/** Where a sign-in to the panel leads: the page that was asked for, when it is one of the panel's own and not a door of it; else its home. */
export function panelRedirect(asked: unknown): string {
  const home = '/admin'
  // A second slash, or what browsers read as one, names another host.
  if (typeof asked !== 'string' || !/^\/admin(?:[/?#]|$)/.test(asked) || /[\\\s]/.test(asked)) return home
  const { hash, pathname, search } = new URL(asked, 'http://panel.invalid')
  // Dots within it may lead out of the panel.
  if (!/^\/admin(?:\/|$)/.test(pathname) || /^\/admin\/(?:log(?:in|out)|logout-inactivity)(?:\/|$)/.test(pathname)) return home
  return `${pathname}${search}${hash}`
}
