import { open, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEGABYTE } from '#domain/text/units.ts'
import { EmbeddedDatabaseError } from './error.ts'

/** Returns the free bytes of a folder's file system. */
export type FreeBytes = (folder: string) => Promise<number>

/** Free space for a new database: it takes 40 MB, and later orders need the rest. */
const roomForNew = 128 * MEGABYTE
/** Below this free space the server becomes read-only, and so writes no write-ahead log. */
const roomNeeded = 64 * MEGABYTE
/** Higher than `roomNeeded`, as hysteresis. */
const roomRestored = 80 * MEGABYTE

/** Milliseconds. */
const checkEvery = 1_000

export type DiskGuard = ReturnType<typeof guardDisk>

/**
 * Switches a server to read-only while the disk is almost full, so that it still serves reads:
 * without space for its write-ahead log, PostgreSQL would crash and could not start again.
 */
export function guardDisk(
  cluster: string,
  {
    pid,
    freeBytes = freeBytesOf,
    onProgress,
  }: {
    readonly pid: () => number | undefined
    readonly freeBytes?: FreeBytes | undefined
    readonly onProgress: (message: string) => void
  },
) {
  // PostgreSQL reads this file after its main one.
  const path = join(cluster, 'postgresql.auto.conf')
  let isReadOnly = false
  let isChecking = false

  const isTooLittle = (free: number) => free < (isReadOnly ? roomRestored : roomNeeded)

  /** Writes the setting that the free space allows. */
  async function apply(free: number): Promise<void> {
    const wanted = isTooLittle(free)
    await overwrite(path, settingsFor(wanted))
    if (wanted === isReadOnly) return
    isReadOnly = wanted
    const left = `${megabytes(free)} free for ${cluster}`
    if (wanted) onProgress(`The disk is almost full, so the shop takes no changes: ${left}`)
    else onProgress(`There is room on the disk again: ${left}`)
  }

  async function check(): Promise<void> {
    const free = await freeBytes(cluster)
    const server = pid()
    if (isTooLittle(free) === isReadOnly || server === undefined) return
    await apply(free)
    process.kill(server, 'SIGHUP')
  }

  const timer = setInterval(() => {
    if (isChecking) return
    isChecking = true
    check()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false
      })
  }, checkEvery)
  timer.unref()
  return {
    /** Writes the settings for the present free space; required before each start of the server. */
    prepare: async () => apply(await freeBytes(cluster)),
    stop: () => clearInterval(timer),
  }
}

/** Settings text of constant length, so that rewriting it needs no space. */
function settingsFor(isReadOnly: boolean): string {
  return `default_transaction_read_only = ${isReadOnly ? 'on ' : 'off'}\n`
}

/** Overwrites in place: a truncated file may find no space to be written again. */
async function overwrite(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+').catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (file === undefined) return writeFile(path, text, { mode: 0o644 })
  try {
    await file.write(text, 0)
    await file.truncate(text.length)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Refuses to create a database with too little free space. @throws EmbeddedDatabaseError */
export async function requireRoomForNew(folder: string, freeBytes = freeBytesOf): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= roomForNew) return
  throw new EmbeddedDatabaseError(
    `There is too little room for a database: ${megabytes(free)} free for ${folder}, and a new one ` +
      `needs ${megabytes(roomForNew)}. Make room, or choose another DATA_DIR.`,
  )
}

/** Reason for a failure of PostgreSQL; a full disk is detected even without any output. */
export async function reasonOf(
  doing: string,
  output: string,
  folder: string,
  freeBytes = freeBytesOf,
): Promise<string> {
  const free = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY)
  const isFull = /No space left on device|Disk quota exceeded/.test(output) || free < MEGABYTE
  if (!isFull) return `${doing}:\n${output.trim() || 'PostgreSQL does not say why.'}`
  return `${doing}, because the disk is full: ${megabytes(free)} free for ${folder}. ${MAKE_ROOM}`
}

export const MAKE_ROOM = 'Make room, and start the shop again.'

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
