import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { eachOf } from './in-parts.ts'
import {
  type ImageStore,
  isFileName,
  outsideTransactions,
  requireFileName,
  type StoredFile,
} from './store.ts'

export interface FolderOptions {
  /** Whether other users of the machine must not read the files, which show personal data. */
  readonly isPrivate?: boolean
}

/** Modes of a private folder and its files, for their owner only. */
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** Modes of any other folder and its files, from which the umask is subtracted. */
const USUAL_FOLDER = 0o777
const USUAL_FILE = 0o666

/** Picture store in a local folder; opening a private one corrects the modes of its files. */
export async function folderStore(
  folder: string,
  { isPrivate = false }: FolderOptions = {},
): Promise<ImageStore> {
  await mkdir(folder, { recursive: true, mode: isPrivate ? PRIVATE_FOLDER : USUAL_FOLDER })
  if (isPrivate) await makePrivate(folder)
  const fileMode = isPrivate ? PRIVATE_FILE : USUAL_FILE
  return outsideTransactions({
    async put(files) {
      const now = new Date()
      for (const [name, bytes] of files) {
        requireFileName(name)
        const path = join(folder, name)
        if (await exists(path)) await utimes(path, now, now)
        else await writeWhole(join(folder, name), bytes, fileMode)
      }
      await syncFolder(folder)
    },
    has: (name) => (isFileName(name) ? exists(join(folder, name)) : Promise.resolve(false)),
    async existing(names) {
      const found = await eachOf(names.filter(isFileName), AT_ONCE, (name) =>
        storedFile(folder, name),
      )
      return found.flatMap((file) => file?.name ?? [])
    },
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

/**
 * Closes the folder to other users first, so that none opens a file meanwhile. A folder of another
 * user, or of a file system without modes, stays as its operator made it.
 */
async function makePrivate(folder: string): Promise<void> {
  try {
    await chmod(folder, PRIVATE_FOLDER)
  } catch (error) {
    if (hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) return
    throw error
  }
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
  await eachOf(files, AT_ONCE, (path) => chmod(path, PRIVATE_FILE).catch(absent))
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

const AT_ONCE = 32

/** A file with the time of its entry's last change; null when it doesn't exist. */
async function storedFile(folder: string, name: string): Promise<StoredFile | null> {
  try {
    const found = await stat(join(folder, name))
    return found.isFile() ? { name, bytes: found.size, at: found.ctime } : null
  } catch (error) {
    return absent(error)
  }
}

/** Handler of a failed access: null for a missing file; rethrows any other error. */
export function absent(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Writes atomically, also across a crash: to a temporary file, synced and renamed. */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  mode = USUAL_FILE,
): Promise<void> {
  const aside = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  try {
    const file = await open(aside, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
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
