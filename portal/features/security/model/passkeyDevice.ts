/** Whether it was the person who ended it, or another question of ours that took its place: the browser tells no more, so that no site learns which keys there are. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** What the person would call this device. */
export const deviceName = (agent: string = navigator.userAgent): string =>
  (/iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(agent)?.[0] ?? '').replace('Macintosh', 'Mac').replace('CrOS', 'Chromebook')
