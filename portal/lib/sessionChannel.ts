export type SessionMessage = 'active' | 'signed-in' | 'left' | 'idle'

type SessionChannel = Readonly<{ tell: (message: SessionMessage) => void; close: () => void }>

/** Talks to the other tabs of this browser: activity in one keeps all, signing out of one leaves all. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('quayside-session')
  channel.onmessage = (event: MessageEvent<SessionMessage>) => onMessage(event.data)
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
