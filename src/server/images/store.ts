/** A name that a file of the store can have: no folders, no hidden files, nothing to climb with. */
const FILE_NAME = /^[\w-][\w.-]{0,199}$/

/** Whether a text can be the name of a stored file. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name) && !name.includes('..')
}

/** @throws Error for a text that can't be the name of a stored file */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`not a file name: ${name}`)
}

/** A file of the store. */
export interface KeptFile {
  readonly name: string
  readonly bytes: number
  /** When it was last put, or later. */
  readonly at: Date
}

/** Later than anything: for files that go however young they are. */
export const HOWEVER_YOUNG = new Date(8.64e15)

/** Where pictures are kept. A file, once there, never changes: its name is of its content, or nobody else's. */
export interface ImageStore {
  /**
   * Keeps files, each whole or not at all, the last one last; one that is there already only counts
   * as new again.
   */
  readonly put: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  /** Keeps files that lie whole on this machine already, under the names they have there. */
  readonly adopt: (paths: readonly string[]) => Promise<void>
  readonly has: (name: string) => Promise<boolean>
  /** The bytes of a file; null when there is none of that name. */
  readonly read: (name: string) => Promise<Buffer | null>
  readonly list: () => Promise<readonly KeptFile[]>
  /** Removes files that were last put before a moment; younger ones stay. */
  readonly remove: (names: readonly string[], before: Date) => Promise<void>
  /** Removes what writers that died before a moment have left half-written. */
  readonly tidy: (before: Date) => Promise<void>
}
