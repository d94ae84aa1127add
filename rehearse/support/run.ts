import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'
import { programAt } from './needs.ts'

/** Runs a program to its end and returns its output. */
export async function runTo(
  program: string,
  args: readonly string[],
  { input, ...options }: SpawnOptions & { readonly input?: string | Buffer } = {},
): Promise<string> {
  // A process group of its own, so that descendants end with the program.
  const group = { detached: true, stdio: 'pipe' } as const
  const child = spawn(programAt(program) ?? program, args, { ...options, ...group })
  const printed: string[] = []
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr?.on('data', (chunk) => printed.push(String(chunk)))
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const ended = Promise.withResolvers<number | null>()
  child.once('error', ended.reject)
  child.once('close', ended.resolve)
  const gone = once(child, 'exit').catch(() => undefined)
  const end = registerCleanup(async () => {
    const isOver = child.exitCode !== null || child.signalCode !== null
    if (child.pid !== undefined && !isOver) process.kill(-child.pid, 'SIGTERM')
    // After its output is closed, since a descendant may keep it open.
    await gone
  })
  const code = await ended.promise
  await end()
  const output = printed.join('')
  if (code === 0) return output
  throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.slice(-4_000)}`)
}
