/**
 * Begins something as soon as its file is there, for effects of which no first screen needs the code; returns how to stop it, begun or not. A file that
 * does not come begins nothing: without a connection the page itself does not come either.
 */
export function onceLoaded<Module>(load: Promise<Module>, begin: (module: Module) => (() => void) | undefined): () => void {
  let isGone = false
  let stop: (() => void) | undefined
  load.then(
    (module) => {
      if (!isGone) stop = begin(module)
    },
    () => undefined,
  )
  return () => {
    isGone = true
    stop?.()
  }
}
