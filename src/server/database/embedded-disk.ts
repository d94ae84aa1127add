import { open, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Answers the bytes that are free for a folder. */
export type FreeBytes = (folder: string) => Promise<number>

export interface DiskGuard {
  /** Prepares the settings file; needed before each start of the server. */
  readonly prepare: () => Promise<void>
  readonly stop: () => void
}

/** A server without room for its log breaks down; one that only reads needs none. */
const roomNeeded = 64 * 1024 * 1024
/** More than that, so that it does not flicker. */
const roomRestored = 80 * 1024 * 1024

/** Milliseconds. */
const lookEvery = 1_000

/**
 * Lets a server take no changes while the disk is almost full, so that reading goes on: without room
 * for its log, PostgreSQL would end, and could not start again until there is some.
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
): DiskGuard {
  // PostgreSQL reads this file by itself, after its own.
  const path = join(cluster, 'postgresql.auto.conf')
  let isReadOnly = false
  let isLooking = false

  async function look(): Promise<void> {
    const free = await freeBytes(cluster)
    const wanted = free < (isReadOnly ? roomRestored : roomNeeded)
    const server = pid()
    if (wanted === isReadOnly || server === undefined) return
    await overwrite(path, settingsFor(wanted))
    process.kill(server, 'SIGHUP')
    isReadOnly = wanted
    const left = `${Math.floor(free / 1024 / 1024)} MB free for ${cluster}`
    if (wanted) onProgress(`The disk is almost full, so the shop takes no changes: ${left}`)
    else onProgress(`There is room on the disk again: ${left}`)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }, lookEvery)
  timer.unref()
  return {
    prepare: () => writeFile(path, settingsFor(isReadOnly), { mode: 0o644 }),
    stop: () => clearInterval(timer),
  }
}

/** Always of the same length, so that changing it takes no room. */
function settingsFor(isReadOnly: boolean): string {
  return `default_transaction_read_only = ${isReadOnly ? 'on ' : 'off'}\n`
}

async function overwrite(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.write(text, 0)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
