import type { ComponentProps } from 'react'
import { HoldingDrawer } from '../../features/holdings/components/HoldingDrawer'
import { useHoldingsList } from '../../features/holdings/model/holdingsList'

/** The drawer of a holding beside whichever tab is open: previous and next follow the rows that the tab shows. */
export function HoldingDrawerOfTab(props: Omit<ComponentProps<typeof HoldingDrawer>, 'filter'>) {
  const [filter] = useHoldingsList()
  return <HoldingDrawer {...props} filter={filter} />
}
