import type { ComponentPropsWithRef } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To
  /** In place of the entry in the history that is shown now. */
  replace?: boolean
}

/**
 * A link within the portal. The router's own brings the prefetching and the forms of its server framework into every first load; this one
 * is the same without them: a click with a modifier key or another button is left to the browser.
 */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(rest.target ? { target: rest.target } : {}),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    />
  )
}
