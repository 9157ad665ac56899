import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The key of a mailed link, which stands behind the `#` of the address and is taken from there at once: neither the history nor a copied address keeps it. */
export function useLinkKey(): string {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [key] = useState(() => new URLSearchParams(hash.slice(1)).get('key') ?? '')
  useEffect(() => {
    if (hash) void navigate(`${pathname}${search}`, { replace: true })
  }, [hash, navigate, pathname, search])
  return key
}
