import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { registerCleanup } from '../bench/scratch/cleanup.ts'
import { say } from '../bench/scratch/report.ts'

/**
 * Runs the model test with a random seed for any number of steps. `npm run rehearse -- model
 * [steps] [seed]`
 */
const [steps = 100_000, seed = Math.floor(Math.random() * 2 ** 30)] = process.argv
  .slice(2)
  .map(Number)
const ROOT = join(import.meta.dirname, '..')

say(`${steps} steps from seed ${seed}; the same again: npm run rehearse -- model ${steps} ${seed}`)
const { NODE_ENV: _, ...inherited } = process.env
const test = spawn(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/model/model.test.ts'],
  {
    cwd: ROOT,
    env: { ...inherited, MODEL_STEPS: String(steps), MODEL_SEED: String(seed) },
    stdio: 'inherit',
  },
)
const ended = once(test, 'exit')
registerCleanup(async () => {
  test.kill('SIGINT')
  await ended
})
const [code] = await ended
process.exitCode = code ?? 1
