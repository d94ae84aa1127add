import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from '../../bench/scratch/report.ts'

/** Debian's folders of programs outside of a user's path. */
const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** Path of a program of this name, or null. */
export function programAt(name: string, more: readonly string[] = []): string | null {
  return [...more, ...places].map((place) => join(place, name)).find(isProgram) ?? null
}

/**
 * Ends a rehearsal with a message, and with success, if the machine lacks a program.
 *
 * @param packages program → the Debian package that contains it
 */
export function needPrograms(packages: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packages).filter(([program]) => programAt(program) === null)
  if (missing.length === 0) return
  const names = [...new Set(missing.map(([, name]) => name))].join(' ')
  say(`Skipped: this machine has no ${missing.map(([program]) => program).join(', ')}.`)
  say(`On Debian: apt-get install --no-install-recommends ${names}`)
  process.exit(0)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
