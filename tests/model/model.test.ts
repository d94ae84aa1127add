import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsOf } from './commands.ts'
import { keptSeeds } from './kept-seeds.ts'
import { newModel } from './model.ts'
import { openTwoShops, type TwoShops } from './two-shops.ts'

/**
 * A shop in two processes beside a simple model of it: whatever is done, one thing after another or
 * two at once, every answer and everything that is stored is what the model says.
 *
 * `MODEL_STEPS` and `MODEL_SEED` say how many steps and from where; `npm run rehearse -- model` sets
 * them.
 */

const DAY = 86_400_000
/**
 * The same all day, so that a failure is the same for everybody who looks for it; other days begin so
 * far away that no two share a run.
 */
const seedOfToday = Math.floor(Date.now() / DAY) * 10_000

const steps = Number(process.env.MODEL_STEPS ?? 2_000)
const firstSeed = Number(process.env.MODEL_SEED ?? seedOfToday)
/** A run begins with an empty shop; one seed stands for so many of them. */
const RUNS_OF_A_SEED = 20
const MOST_COMMANDS = 120
/** Milliseconds, on a machine that is busy with everything else. */
const PATIENCE = 120_000 + steps * 60

let shops: TwoShops
/** Of every run so far, the kept ones first. */
let done = 0
beforeAll(async () => {
  shops = await openTwoShops()
})
afterAll(() => shops?.close())

const commands = fc.commands(
  commandsOf((steps) => {
    done += steps
  }),
  { maxCommands: MOST_COMMANDS, size: 'max' },
)

/** @throws Error with the shortest run that fails, and how to try it again */
async function tryRuns(parameters: fc.Parameters<unknown>): Promise<void> {
  let foundAfter: number | null = null
  const run = fc.asyncProperty(commands, async (deeds) => {
    try {
      await fc.asyncModelRun(async () => {
        await shops.empty()
        return { model: newModel(shops.products), real: shops }
      }, deeds)
    } catch (error) {
      // What is shrunk afterwards counts as well.
      foundAfter ??= done
      throw error
    }
  })
  try {
    await fc.assert(run, { maxSkipsPerRun: 1, ...parameters })
  } catch (cause) {
    const again = `MODEL_SEED=${parameters.seed} npm test -- unit tests/model`
    const found = `Found after ${foundAfter} steps; try it again with ${again}\n${reasonOf(cause)}`
    throw new Error(found, { cause })
  }
}

/** What was wrong in the end: the cause of all causes, without the long list of deeds before it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

test.each(keptSeeds)(
  'run $path of seed $seed, which found: $found',
  ({ seed, path }) => tryRuns({ seed, path, numRuns: 1 }),
  PATIENCE,
)

test(
  `${steps} steps from seed ${firstSeed} are what the model says`,
  async () => {
    for (let seed = firstSeed; done < steps; seed += 1) {
      await tryRuns({ seed, numRuns: RUNS_OF_A_SEED })
    }
    expect(done).toBeGreaterThanOrEqual(steps)
  },
  PATIENCE,
)
