import type { CallOptions, Content, Method, RawAnswer } from './apiClient'

/** Sends a body and tells how much of it is sent, which only the older way of asking can. Fetched with the first upload. */
export function upload(
  method: Method,
  url: URL,
  headers: Record<string, string>,
  body: Content,
  { signal, onProgress }: CallOptions,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new TypeError('the upload was cut off'))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
