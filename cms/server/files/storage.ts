/** First and last byte of a part, both included. */
export type ByteRange = Readonly<{ start: number; end: number }>

/** A file of a folder: the last part of its key, and when it was put. */
export type StoredFile = Readonly<{ name: string; storedAt: Date }>

/**
 * Where files lie. Keys are `<folder>/<name>`, made by the server alone; a name that people gave never reaches it.
 * Whoever reads or writes a file has been asked for their rights before.
 */
export type FileStore = Readonly<{
  /** Whole or not at all. Throws a `StorageFullError` when there is no room. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Bytes of a file; null when there is none. */
  size: (key: string) => Promise<number | null>
  /** Streams a file or a part of it. Rejects, or ends early with an error, when it is gone. */
  read: (key: string, range?: ByteRange) => Promise<ReadableStream>
  /** A file that has gone already is no error. */
  remove: (key: string) => Promise<void>
  /** The files of a folder in no order, those too that are only half written; nothing where there is no such folder. */
  list: (folder: string) => AsyncIterable<StoredFile>
}>

/** There is no room for a file; nothing of it was kept. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}
