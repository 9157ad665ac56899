import { brandOfPage } from './brandOfPage'
import { Mark } from './Mark'

/** The mark in the panel's breadcrumbs. */
export async function Icon() {
  const { mark } = await brandOfPage()
  return <Mark mark={mark} />
}
