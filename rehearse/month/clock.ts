import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { needPrograms } from '../support/needs.ts'

/**
 * A clock by which the shop and its database live while the rehearsal keeps its own. Its time goes as
 * fast as any, and jumps: of a process both the date and the time that timers go by, so that chores
 * are done after a jump as after a machine's sleep. Nothing is aged in the tables.
 */
export interface ShopClock {
  /** What a process needs in its environment to live by it. */
  readonly environment: Readonly<Record<string, string>>
  /** Sets it so many days ahead; a process that is asked for anything knows within a second. */
  readonly set: (days: number) => Promise<void>
}

/** Where Debian keeps what stands between a program and the clock of the machine. */
const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1'

/** Ends the rehearsal with a sentence where the machine has no such library. */
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
      // Seconds between two looks at the file.
      FAKETIME_CACHE_DURATION: '1',
    },
    set,
  }
}
