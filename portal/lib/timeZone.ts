import { useContext } from 'react'
import { BootstrapContext } from './bootstrap'

/** The brand's zone, which all times are shown in; the foot of every page says so. London's where no brand was served. */
export const useTimeZone = (): string => useContext(BootstrapContext)?.brand.timeZone ?? 'Europe/London'
