import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSeconds } from '#domain/text/units.ts'
import type { Measurement } from '#platform/http/metrics.ts'

const steps = ['made', 'sent', 'rehearsed'] as const

type BackupStep = (typeof steps)[number]

/** Records in the folder of the backups that a step is done. */
export async function recordStepDone(folder: string, step: BackupStep): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(markerPath(folder, step), '')
}

/** Metric of the time at which each step was last done; a step never done is left out. */
export function backupStepMetric(folder: string): Measurement {
  return {
    name: 'backup_done_seconds',
    help: 'When each step of the nightly backup was last done, in seconds since 1970',
    label: 'step',
    read: async () => {
      const done = await Promise.all(
        steps.map(async (step) => {
          const marker = await stat(markerPath(folder, step)).catch(() => undefined)
          return marker === undefined
            ? []
            : [[step, Math.floor(inSeconds(marker.mtimeMs))] as const]
        }),
      )
      return Object.fromEntries(done.flat())
    },
  }
}

function markerPath(folder: string, step: BackupStep): string {
  return join(folder, `.${step}`)
}
