import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'

const INSIDE = 'KHOL_REHEARSAL_IS_APART'

/** Whether this process has a network, mounts and process ids of its own already. */
export function isApart(): boolean {
  return process.env[INSIDE] === '1'
}

/**
 * Runs this rehearsal again in a network, mounts and process ids of its own, so that nothing it
 * starts or sets up reaches the machine or outlives it: the end of the first process ends all
 * others. Needs root and `unshare`.
 *
 * @returns the exit code
 */
export async function runApart(environment: Readonly<Record<string, string>>): Promise<number> {
  const [node, ...words] = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const flags = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL']
  // The first process must reap orphans, which a shell does and Node does not.
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh']
  const inside = spawn('unshare', [...flags, ...shell, node, ...words], {
    env: { ...process.env, ...environment, [INSIDE]: '1' },
    stdio: 'inherit',
  })
  const ended = once(inside, 'exit') as Promise<[number | null]>
  registerCleanup(async () => {
    inside.kill('SIGKILL')
    await ended
  })
  const [code] = await ended
  return code ?? 1
}
