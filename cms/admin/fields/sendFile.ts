/** What became of a file that was sent: stored, refused for a reason, or lost with the connection. */
export type Sent = Readonly<{ isStored: boolean; isOffline: boolean; reason: string }>

type Send = Readonly<{ to: string; file: File; data: object; onProgress: (share: number) => void }>

/** Sends one file to an upload collection, and says how far it is, from 0 to 1. */
export const sendFile = ({ data, file, onProgress, to }: Send): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', file)
    request.open('POST', `/api/${to}?depth=0`)
    request.withCredentials = true
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const isStored = request.status === 201
      resolve({ isStored, isOffline: false, reason: isStored ? '' : reasonIn(request.responseText) })
    }
    request.onerror = request.onabort = () => resolve({ isStored: false, isOffline: true, reason: '' })
    request.send(body)
  })

/** The sentence of a refusal; empty where there is none to read. */
function reasonIn(text: string): string {
  try {
    const { errors } = JSON.parse(text) as { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }
    return errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? ''
  } catch {
    return ''
  }
}
