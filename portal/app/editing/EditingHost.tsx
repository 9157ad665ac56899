import { EditDrawer } from '../../features/editing/EditDrawer'
import { useOpening } from '../../lib/opening'

/** The drawer that the address asks for. */
export function EditingHost() {
  const { close, open, opening } = useOpening()
  return opening && <EditDrawer opening={opening} open={open} onClose={close} />
}
