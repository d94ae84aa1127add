import { requireNoneHeld } from '#platform/database/held-connection.ts'

/** Valid name of a stored file: no folders, no hidden files, no parent paths. */
const FILE_NAME = /^[\w-][\w.-]{0,199}$/

/** Whether a text is a valid name of a stored file. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name) && !name.includes('..')
}

/** @throws Error for an invalid name */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`not a file name: ${name}`)
}

export interface StoredFile {
  readonly name: string
  readonly bytes: number
  /** Time of the latest write, or later. */
  readonly at: Date
}

/** Latest possible time, to remove files of any age. */
export const ANY_AGE = new Date(8.64e15)

/**
 * Store of pictures. A file never changes once stored: its name is derived from its content or
 * unique. A call may take seconds, so it throws inside a transaction: see `outsideTransactions`.
 */
export interface ImageStore {
  /** Stores files atomically, in order; an existing one only gets a new modification time. */
  readonly put: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  readonly has: (name: string) => Promise<boolean>
  /** Those of the names that exist; of a bucket by one request if all begin alike. */
  readonly existing: (names: readonly string[]) => Promise<readonly string[]>
  /** Bytes of a file; null when it doesn't exist. */
  readonly read: (name: string) => Promise<Buffer | null>
  readonly list: () => Promise<readonly StoredFile[]>
  /** Removes files last stored before a given time; returns the names of newer ones, which stay. */
  readonly remove: (names: readonly string[], before: Date) => Promise<readonly string[]>
  /** Removes partial files of writers that crashed before a given time. */
  readonly tidy: (before: Date) => Promise<void>
}

/** The store with calls that throw inside a transaction, for the constructor of each store. */
export function outsideTransactions(store: ImageStore): ImageStore {
  const guarded = Object.entries(store).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      requireNoneHeld(`'${name}' of the picture store`)
      return Reflect.apply(call, store, args)
    },
  ])
  return Object.fromEntries(guarded)
}

/** Bucket of an S3-compatible service. */
export interface BucketConfiguration {
  /** Origin of the service. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Prefix of every key, such as `images/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type ImageStoreConfiguration =
  | {
      readonly kind: 'folder'
      readonly folder: string
      /** Whether only the shop's own user may read the files. */
      readonly isPrivate?: boolean
    }
  | ({ readonly kind: 's3' } & BucketConfiguration)
