import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

/** A program that runs until the end of the rehearsal, or until it is killed. */
export interface MachineProcess {
  readonly pid: number
  /** Kills it and its descendants. */
  readonly kill: () => Promise<void>
}

/**
 * Starts a program in a new session, with its output in a file.
 *
 * @param words of the command; `ip netns exec` and `setpriv` replace themselves by the program that
 *   they start
 */
export function startProgram(words: readonly string[], log: string): MachineProcess {
  const [program = '', ...rest] = words
  const output = openSync(log, 'a')
  const child = spawn(program, rest, { stdio: ['ignore', output, output], detached: true })
  child.on('error', () => undefined)
  return { pid: child.pid ?? 0, kill: () => killGroup(child) }
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
}
