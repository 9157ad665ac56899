import { useContext } from 'react'
import { BootstrapContext } from './bootstrap'
import { SessionContext } from './session'

/** The brand's zone: that of its reports, and of whoever has chosen none. London's where no brand was served. */
export const useBrandTimeZone = (): string => useContext(BootstrapContext)?.brand.timeZone ?? 'Europe/London'

/** The zone that times are shown in: the person's own, else the brand's. The foot of every page names it. */
export function useTimeZone(): string {
  const state = useContext(SessionContext)?.state
  const brands = useBrandTimeZone()
  return (state?.status === 'signed-in' ? state.session.user.timeZone : undefined) ?? brands
}
