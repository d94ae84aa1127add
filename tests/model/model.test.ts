import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandsOf } from './commands.ts'
import { newModel } from './model.ts'
import { openTwoShops } from './two-shops.ts'

/**
 * Model-based test: a shop in two processes beside a simple model of it. After each action or pair
 * of concurrent actions, answers and tables must equal the model's.
 *
 * `MODEL_STEPS` and `MODEL_SEED` set the number of steps and the first seed.
 */

const DAY = 86_400_000
/**
 * Seed of the day, so that a failure reproduces for all developers that day; seeds of two days are
 * too far apart to share a run.
 */
const seedOfToday = Math.floor(Date.now() / DAY) * 10_000

const steps = Number(process.env.MODEL_STEPS ?? 2_000)
const firstSeed = Number(process.env.MODEL_SEED ?? seedOfToday)
/** Runs per seed, each with an empty shop. */
const RUNS_OF_A_SEED = 20
const MOST_COMMANDS = 120
/** Time limit in ms on a machine that runs other tests too. */
const PATIENCE = 120_000 + steps * 60

const shops = await openTwoShops()
/** Steps of all runs so far. */
let done = 0

const commands = fc.commands(
  commandsOf((steps) => {
    done += steps
  }),
  { maxCommands: MOST_COMMANDS, size: 'max' },
)

/** @throws Error with the shortest failing run, and the way to replay it */
async function tryRuns(seed: number): Promise<void> {
  let foundAfter: number | null = null
  const run = fc.asyncProperty(commands, async (actions) => {
    try {
      await fc.asyncModelRun(async () => {
        await shops.empty()
        return { model: newModel(shops.products), real: shops }
      }, actions)
    } catch (error) {
      // Shrinking calls this again; the first failure counts.
      foundAfter ??= done
      throw error
    }
  })
  try {
    await fc.assert(run, { maxSkipsPerRun: 1, seed, numRuns: RUNS_OF_A_SEED })
  } catch (cause) {
    const again = `MODEL_SEED=${seed} npm test -- unit tests/model`
    const found = `Found after ${foundAfter} steps; try it again with ${again}\n${reasonOf(cause)}`
    throw new Error(found, { cause })
  }
}

/** Root cause of an error, without the list of actions before it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

test(
  `${steps} steps from seed ${firstSeed} equal the model`,
  async () => {
    for (let seed = firstSeed; done < steps; seed += 1) {
      await tryRuns(seed)
    }
    expect(done).toBeGreaterThanOrEqual(steps)
  },
  PATIENCE,
)
