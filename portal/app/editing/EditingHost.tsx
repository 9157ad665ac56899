import { EditDrawer } from '../../features/editing/EditDrawer'
import { editedOf, useOpening } from '../../lib/opening'

/** The drawer that the address asks for. */
export function EditingHost() {
  const { close, open, opening } = useOpening()
  const edited = editedOf(opening)
  return edited && <EditDrawer opening={edited} open={open} onClose={close} />
}
