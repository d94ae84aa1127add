import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { eachOf } from './in-parts.ts'
import {
  type ImageStore,
  isFileName,
  outsideTransactions,
  requireFileName,
  type StoredFile,
} from './store.ts'

/** Picture store in a local folder. */
export async function folderStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true })
  return outsideTransactions({
    async put(files) {
      const now = new Date()
      for (const [name, bytes] of files) {
        requireFileName(name)
        const path = join(folder, name)
        if (await exists(path)) await utimes(path, now, now)
        else await writeWhole(folder, name, bytes)
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
        return absent(error)
      }
    },
    async list() {
      const names = (await readdir(folder)).filter(isFileName)
      return (await eachOf(names, AT_ONCE, (name) => storedFile(folder, name))).filter(
        (file) => file !== null,
      )
    },
    remove: (names, before) => removeOld(folder, names.filter(isFileName), before),
    async tidy(before) {
      const leftOver = (await readdir(folder)).filter((name) => ASIDE.test(name))
      await removeOld(folder, leftOver, before)
    },
  })
}

/** Name of a temporary file during a write. */
const ASIDE = /^\..*\.part$/

async function removeOld(
  folder: string,
  names: readonly string[],
  before: Date,
): Promise<readonly string[]> {
  const staying = await eachOf(names, AT_ONCE, async (name) => {
    const file = await storedFile(folder, name)
    if (file !== null && file.at >= before) return [name]
    await rm(join(folder, name), { force: true })
    return []
  })
  return staying.flat()
}

/** Number of files that are examined concurrently. */
const AT_ONCE = 32

/**
 * Null when the file doesn't exist, for instance because another process has just removed it. The
 * time is that of the entry's last change: a new link to an old file is new.
 */
async function storedFile(folder: string, name: string): Promise<StoredFile | null> {
  try {
    const found = await stat(join(folder, name))
    return found.isFile() ? { name, bytes: found.size, at: found.ctime } : null
  } catch (error) {
    return absent(error)
  }
}

/** Null for a missing file; rethrows any other error. */
function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** Makes a hard link; copies across file systems, or where links are not supported. */
async function linkOrCopy(folder: string, path: string): Promise<void> {
  const name = basename(path)
  requireFileName(name)
  try {
    await link(path, join(folder, name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code === 'ENOENT') throw error
    await writeWhole(folder, name, await readFile(path))
  }
}

/** Writes atomically, also across a crash: to a temporary file, synced and renamed. */
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
  } catch (error) {
    return absent(error) ?? false
  }
}
