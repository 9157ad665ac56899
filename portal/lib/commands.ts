/** What opens over the page from wherever one is. */
export type CommandName = 'palette' | 'shortcuts' | 'adminMenu' | 'tour'

let open: (name: CommandName) => void = () => undefined

/** Sets what opens them. Returns its end. */
export function setCommandHandler(handler: (name: CommandName) => void): () => void {
  open = handler
  return () => {
    if (open === handler) open = () => undefined
  }
}

/** Opens one; does nothing outside the dashboard. */
export const openCommand = (name: CommandName): void => open(name)
