import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A name that a file of the store can have: no folders, no hidden files, nothing to climb with. */
const FILE_NAME = /^[\w-][\w.-]{0,199}$/

/** Whether a text can be the name of a stored file. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name) && !name.includes('..')
}

/** Where pictures are kept. A file, once there, never changes: its name holds a hash. */
export interface ImageStore {
  /** Keeps files, each whole or not at all; one that is there already is left as it is. */
  readonly put: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  /** Keeps files that lie whole on this machine already, under the names they have there. */
  readonly adopt: (paths: readonly string[]) => Promise<void>
  readonly has: (name: string) => Promise<boolean>
  /** The bytes of a file; null when there is none of that name. */
  readonly read: (name: string) => Promise<Buffer | null>
}

/** Keeps pictures in a folder of this machine. */
export async function folderStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true })
  return {
    async put(files) {
      for (const [name, bytes] of files) {
        if (!isFileName(name)) throw new Error(`not a file name: ${name}`)
        if (!(await exists(join(folder, name)))) await writeWhole(folder, name, bytes)
      }
      await syncFolder(folder)
    },
    async adopt(paths) {
      for (const path of paths) await linkOrCopy(folder, path)
      await syncFolder(folder)
    },
    has: (name) => (isFileName(name) ? exists(join(folder, name)) : Promise.resolve(false)),
    async read(name) {
      if (!isFileName(name)) return null
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
  }
}

/** A second name costs nothing; another disk, or one without such names, takes a copy. */
async function linkOrCopy(folder: string, path: string): Promise<void> {
  const name = basename(path)
  if (!isFileName(name)) throw new Error(`not a file name: ${name}`)
  try {
    await link(path, join(folder, name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code === 'ENOENT') throw error
    await writeWhole(folder, name, await readFile(path))
  }
}

/** A reader sees the old state or the whole file, after a crash too: written aside, synced, renamed. */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const aside = join(folder, `.${name}.${randomUUID()}.part`)
  try {
    const file = await open(aside, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, join(folder, name))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, constants.O_RDONLY)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
