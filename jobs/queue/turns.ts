/** Keys that were served and are remembered; whoever falls off the end counts as not served lately. */
const remembered = 20
/** How long a look at a long queue counts that found nobody there but those who had their turn. */
const aloneMs = 500

/** Whose turn it is in one queue. */
export type Turns = Readonly<{
  /** Keys whose turn was lately, the longest ago first. */
  served: () => readonly string[]
  mark: (key: string | null | undefined) => void
  /** Of a key nothing waits any more: it need not be looked for at each turn of the others. */
  forget: (key: string) => void
  /** Whether those of `served` were found a moment ago to be all that wait in the background. */
  areAlone: () => boolean
  markAlone: () => void
}>

export function createTurns(): Turns {
  let served: readonly string[] = []
  let aloneUntil = 0
  return {
    served: () => served,
    mark: (key) => {
      if (key) served = [...served.filter((one) => one !== key), key].slice(-remembered)
    },
    forget: (key) => {
      served = served.filter((one) => one !== key)
    },
    areAlone: () => performance.now() < aloneUntil,
    markAlone: () => {
      aloneUntil = performance.now() + aloneMs
    },
  }
}
