import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { needPrograms } from '../support/needs.ts'

/**
 * Settable clock of the shop and its database. It runs at normal speed and jumps: both the date and
 * the time of timers of a process, so that chores run after a jump as after a machine's sleep. Rows
 * of tables are not changed.
 */
export interface ShopClock {
  /** Environment variables of a process that uses it. */
  readonly environment: Readonly<Record<string, string>>
  /** Sets it to a number of days ahead; a process sees the change within a second. */
  readonly set: (days: number) => Promise<void>
}

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1'

/** Ends the rehearsal with a message if the machine lacks the library. */
export async function openClock(folder: string): Promise<ShopClock> {
  needPrograms({ faketime: 'faketime' })
  const [library] = globSync(LIBRARY)
  if (library === undefined) throw new Error(`faketime is there, and ${LIBRARY} is not`)
  const file = join(folder, 'clock')
  const set = (days: number) => writeFile(file, `+${days}d\n`)
  await set(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Seconds between two reads of the file.
      FAKETIME_CACHE_DURATION: '1',
    },
    set,
  }
}
