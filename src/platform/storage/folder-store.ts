import { randomUUID } from 'node:crypto'
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
  writeFile,
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

/** Modes of a private folder and its files, for their owner only. */
const PRIVATE = { folder: 0o700, file: 0o600 }

/** Modes of any other folder and its files, from which the umask is subtracted. */
const USUAL = { folder: 0o777, file: 0o666 }

/**
 * Picture store in a local folder. Other users of the machine must not read the files of a private
 * one, which show personal data; opening it corrects their modes.
 */
export async function folderStore(
  folder: string,
  { isPrivate = false }: { readonly isPrivate?: boolean } = {},
): Promise<ImageStore> {
  const modes = isPrivate ? PRIVATE : USUAL
  await mkdir(folder, { recursive: true, mode: modes.folder })
  if (isPrivate) await makePrivate(folder)
  return outsideTransactions({
    async put(files) {
      const now = new Date()
      for (const [name, bytes] of files) {
        requireFileName(name)
        const path = join(folder, name)
        if (await exists(path)) await utimes(path, now, now)
        else await writeWhole(path, bytes, modes.file)
      }
      await syncFolder(folder)
    },
    has: (name) => (isFileName(name) ? exists(join(folder, name)) : Promise.resolve(false)),
    async existing(names) {
      return (await storedFiles(folder, names)).map(({ name }) => name)
    },
    read: async (name) => (isFileName(name) ? readFile(join(folder, name)).catch(absent) : null),
    list: async () => storedFiles(folder, await readdir(folder)),
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
    await chmod(folder, PRIVATE.folder)
  } catch (error) {
    if (hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) return
    throw error
  }
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
  await eachOf(files, AT_ONCE, (path) => chmod(path, PRIVATE.file).catch(absent))
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
  const found = await stat(join(folder, name)).catch(absent)
  return found?.isFile() ? { name, bytes: found.size, at: found.ctime } : null
}

async function storedFiles(folder: string, names: readonly string[]): Promise<StoredFile[]> {
  const files = await eachOf(names.filter(isFileName), AT_ONCE, (name) => storedFile(folder, name))
  return files.filter((file) => file !== null)
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
async function writeWhole(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const aside = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  try {
    await writeFile(aside, bytes, { flag: 'wx', mode, flush: true })
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Flushes the names in a folder, so that they survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder)
  await directory.sync().finally(() => directory.close())
}

async function exists(path: string): Promise<boolean> {
  return (await access(path).catch(absent)) !== null
}
