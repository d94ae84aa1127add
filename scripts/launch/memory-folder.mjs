import { access, constants, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'

/** Bytes: several times the maximum that a run of the tests stores at once. */
const ROOM = 2 * 1024 ** 3

/**
 * In-memory folder for temporary data of tests: hundreds of small databases, which are slow to
 * create and remove on a disk. Undefined if the machine has none with enough room.
 */
export async function memoryFolder(folder = '/dev/shm', freeMemory = freemem) {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    // Files in it occupy memory, of which they may take at most half of what is free.
    return Math.min(bavail * bsize, freeMemory() / 2) > ROOM ? folder : undefined
  } catch {
    return undefined
  }
}
