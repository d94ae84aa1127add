import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, parse, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './error.ts'

/** User that the server runs as: that of this process, or another as PostgreSQL refuses root. */
export interface ServerUser {
  readonly name: string
  /** Present when the server must run as another user than this process. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

/** Folders of one embedded server. */
export type EmbeddedHome = Awaited<ReturnType<typeof prepareHome>>

/** Parent of root's databases when the server's user can't reach the data directory. */
export const fallbackRoot = '/var/lib/khol'

/** Limit of a Unix socket's path, 107 bytes, less the name of 14 that PostgreSQL appends. */
const socketFolderBytes = 107 - '/.s.PGSQL.5432'.length

/**
 * Chooses the folder and the user of the embedded database of `dataDirectory`, and makes the
 * folders. For root the user is `anonymous`; when that user can't reach the data directory, for
 * instance in root's home, the database is in `/var/lib/khol/<name>-<hash>`.
 *
 * @throws EmbeddedDatabaseError
 */
export async function prepareHome(dataDirectory: string) {
  const wanted = join(resolve(dataDirectory), 'database')
  await mkdir(dirname(wanted), { recursive: true })
  const user = await serverUser(wanted)
  const isInPlace = user.ids === undefined || (await isReachable(dirname(wanted), user.ids))
  if (!isInPlace) {
    await mkdir(fallbackRoot, { recursive: true })
    await chmod(fallbackRoot, 0o755)
  }
  const folder = isInPlace ? wanted : join(fallbackRoot, nameFor(dataDirectory))
  await privateFolder(folder, user)
  const sockets = await socketFolder(folder, user)
  return {
    user,
    folder,
    /** Copy of the programs for a user that can't reach those of npm. */
    binaries: fallbackRoot,
    sockets,
    log: join(folder, 'postgres.log'),
    /** File with the address at which the shop answers. */
    address: join(folder, 'address'),
  }
}

async function serverUser(wanted: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { name: `number ${process.getuid?.()}`, ids: undefined }
  // A database that an ordinary user made keeps its owner.
  const made = await stat(wanted).catch(() => undefined)
  if (made !== undefined && made.uid !== 0) {
    return { name: `number ${made.uid}`, ids: { uid: made.uid, gid: made.gid } }
  }
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const entry = accounts.split('\n').find((line) => line.startsWith('nobody:'))
  const [name, , uid, gid] = entry?.split(':') ?? []
  if (name === undefined || !(Number(uid) > 0)) {
    throw new EmbeddedDatabaseError(
      'PostgreSQL refuses to run as the superuser, and this machine has no user nobody to run it ' +
        'as. Start the shop as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { name, ids: { uid: Number(uid), gid: Number(gid) } }
}

/** Whether a user without ownership may traverse every folder down to `path`. */
export async function isReachable(
  path: string,
  user: { readonly uid: number; readonly gid: number },
): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === parse(folder).root) return true
  }
}

function nameFor(dataDirectory: string): string {
  const path = resolve(dataDirectory)
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 8)
  const project = basename(dirname(path)).replace(/[^\w.-]/g, '_') || 'shop'
  return `${project}-${hash}`
}

/**
 * Folder of the socket: beside the database when the path is short enough, else in the folder for
 * temporary files, where it must belong to this user alone because others may write there.
 */
async function socketFolder(folder: string, user: ServerUser): Promise<string> {
  const beside = join(folder, 'socket')
  if (Buffer.byteLength(beside) <= socketFolderBytes) return privateFolder(beside, user)
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return privateFolder(`/tmp/khol-${hash}`, user)
}

async function privateFolder(folder: string, user: ServerUser): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  if (user.ids !== undefined && (await lstat(folder)).uid === 0) {
    await chown(folder, user.ids.uid, user.ids.gid)
  }
  const found = await lstat(folder)
  const owner = user.ids?.uid ?? process.getuid?.()
  const mayBeOurs = found.isDirectory() && found.uid === owner && (found.mode & 0o022) === 0
  if (mayBeOurs) return folder
  throw new EmbeddedDatabaseError(
    `The folder ${folder} must belong to the user ${user.name} alone. ` +
      `Was the shop started by another user before? Remove it, or choose another DATA_DIR.`,
  )
}
