import { token } from './tokens'
/** Green and red are results only; a sale or a payment in is not a gain and stays black. */
export type Tone = 'gain' | 'loss' | 'flat'

export const toneColours: Record<Tone, string> = {
  gain: token('gain'),
  loss: token('loss'),
  flat: token('text-muted'),
}

/** Tone of a figure as it is shown: what rounds to zero is neither gain nor loss. */
export function toneOf(shown: string, isNegative: boolean): Tone {
  if (!/[1-9]/.test(shown)) return 'flat'
  return isNegative ? 'loss' : 'gain'
}
