import { access, constants, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'

/** Bytes: several times what a run of the tests has in it at any moment. */
const ROOM = 2 * 1024 ** 3

/**
 * A folder in memory for what tests write and throw away: hundreds of small databases, which a disk is
 * slow to make and to remove. Undefined where the machine has none with room to spare.
 */
export async function memoryFolder(folder = '/dev/shm', freeMemory = freemem) {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    // What lies in it is memory, and no more than half of what is free.
    return Math.min(bavail * bsize, freeMemory() / 2) > ROOM ? folder : undefined
  } catch {
    return undefined
  }
}
