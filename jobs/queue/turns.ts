/** Keys that were served and are remembered; whoever falls off the end counts as not served lately. */
const remembered = 20

/** Whose turn was how long ago in one queue, the longest first. */
export type Turns = Readonly<{ served: () => readonly string[]; mark: (key: string | null | undefined) => void }>

export function createTurns(): Turns {
  let served: readonly string[] = []
  return {
    served: () => served,
    mark: (key) => {
      if (key) served = [...served.filter((one) => one !== key), key].slice(-remembered)
    },
  }
}
