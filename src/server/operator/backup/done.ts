import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSeconds } from '#domain/units.ts'
import type { Measurement } from '#server/http/health.ts'

/** The nightly steps of the backups, each of which must not be long ago. */
const steps = ['made', 'sent', 'rehearsed'] as const

type BackupStep = (typeof steps)[number]

/** Notes in the folder of the backups that a step was done just now. */
export async function noteDone(folder: string, step: BackupStep): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(noteOf(folder, step), '')
}

/** For `/metrics`: when each step was last done; steps never done are left out. */
export function backupFigures(folder: string): Measurement {
  return {
    name: 'backup_done_seconds',
    help: 'When each step of the nightly backup was last done, in seconds since 1970',
    label: 'step',
    read: async () => {
      const done = await Promise.all(
        steps.map(async (step) => {
          const note = await stat(noteOf(folder, step)).catch(() => undefined)
          return note === undefined ? [] : [[step, Math.floor(inSeconds(note.mtimeMs))] as const]
        }),
      )
      return Object.fromEntries(done.flat())
    },
  }
}

function noteOf(folder: string, step: BackupStep): string {
  return join(folder, `.${step}`)
}
