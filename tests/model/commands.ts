import fc, { type AsyncCommand } from 'fast-check'
import { addresses } from '#domain/contract/addresses/index.ts'
import { timeLimits } from '#platform/database/deadline.ts'
import { adding, emptying, lookingAtCart, merging, setting } from './actions/cart.ts'
import { acting, actingOnMany, cancelling, handingIn } from './actions/handling.ts'
import { lookingAtOrder, tracking } from './actions/looking.ts'
import { placing, placingAgain } from './actions/placing.ts'
import { deleting, offering, repricing } from './actions/selling.ts'
import { settling, takingBack } from './actions/settling.ts'
import { agree } from './agreement.ts'
import { holdInvariants } from './invariants.ts'
import { Mismatch, type Model } from './model.ts'
import { readStored, type StoredShop } from './stored.ts'
import type { Process, TwoShops } from './two-shops.ts'
import type { Answer, StartedAction, Step, VisitorAction } from './visitor-action.ts'

export type ShopCommand = AsyncCommand<Model, TwoShops>

const process = fc.constantFrom<Process>(0, 1)

/** Single actions, run sequentially at either process. */
const one: fc.Arbitrary<VisitorAction> = fc.oneof(
  { weight: 30, arbitrary: adding },
  { weight: 8, arbitrary: setting },
  { weight: 1, arbitrary: emptying },
  { weight: 8, arbitrary: lookingAtCart },
  { weight: 3, arbitrary: merging },
  { weight: 16, arbitrary: placing },
  { weight: 3, arbitrary: placingAgain },
  { weight: 18, arbitrary: acting },
  { weight: 3, arbitrary: actingOnMany },
  { weight: 3, arbitrary: settling },
  { weight: 2, arbitrary: takingBack },
  { weight: 4, arbitrary: cancelling },
  { weight: 1, arbitrary: handingIn },
  { weight: 3, arbitrary: repricing },
  { weight: 1, arbitrary: deleting },
  { weight: 1, arbitrary: offering },
  { weight: 6, arbitrary: lookingAtOrder },
  { weight: 6, arbitrary: tracking },
)

const orderAction = fc.oneof(
  { weight: 6, arbitrary: acting },
  { weight: 3, arbitrary: cancelling },
  { weight: 2, arbitrary: actingOnMany },
  { weight: 1, arbitrary: settling },
  { weight: 1, arbitrary: takingBack },
)
const shopperAction = fc.oneof(
  { weight: 4, arbitrary: adding },
  { weight: 2, arbitrary: setting },
  { weight: 1, arbitrary: emptying },
  { weight: 2, arbitrary: merging },
  { weight: 5, arbitrary: placing },
  { weight: 2, arbitrary: placingAgain },
)
const shelfDeed = fc.oneof(repricing, deleting)
/** Actions that write, and so can conflict with each other or with themselves. */
const changing = fc.oneof(
  { weight: 4, arbitrary: orderAction },
  { weight: 4, arbitrary: shopperAction },
  { weight: 1, arbitrary: shelfDeed },
)

/** Pairs of concurrent actions, each at its own process. */
const two: fc.Arbitrary<readonly [VisitorAction, VisitorAction]> = fc.oneof(
  {
    weight: 3,
    arbitrary: changing.map((visitorAction) => [visitorAction, visitorAction] as const),
  },
  { weight: 4, arbitrary: fc.tuple(orderAction, orderAction) },
  { weight: 4, arbitrary: fc.tuple(shopperAction, shopperAction) },
  { weight: 2, arbitrary: fc.tuple(placing, shelfDeed) },
  { weight: 1, arbitrary: fc.tuple(changing, changing) },
)

/** Commands of the model test. Each reports its number of steps to `counted`. */
export function commandsOf(counted: (steps: number) => void): fc.Arbitrary<ShopCommand>[] {
  const alone = fc.tuple(process, one).map(
    ([at, visitorAction]): ShopCommand => ({
      check: (model) => visitorAction.begin(model) !== null,
      toString: () => `${visitorAction} at ${at}`,
      async run(model, shops) {
        const begun = visitorAction.begin(model)
        if (begun === null) return
        counted(1)
        const answer = await shops.send(at, begun.request)
        skipIfOverloaded(answer)
        for (const step of begun.steps(answer)) step(model)
        // A GET changes nothing; the check after the next step would find it otherwise.
        if (addresses[begun.request.call].method === 'GET') return
        const stored = await readStored(shops.database.db)
        holdInvariants(stored)
        agree(shops, model, stored)
      },
    }),
  )
  const atOnce = two.map(
    ([first, second]): ShopCommand => ({
      check: (model) => first.begin(model) !== null && second.begin(model) !== null,
      toString: () => `${first} ∥ ${second}`,
      async run(model, shops) {
        const [a, b] = [first.begin(model), second.begin(model)]
        if (a === null || b === null) return
        counted(2)
        const answers = await Promise.all([shops.send(0, a.request), shops.send(1, b.request)])
        skipIfOverloaded(...answers)
        const stored = await readStored(shops.database.db)
        holdInvariants(stored)
        const said = [stepsOf(a, answers[0]), stepsOf(b, answers[1])] as const
        Object.assign(model, explained(shops, model, said, stored))
      },
    }),
  )
  return [fc.oneof({ weight: 4, arbitrary: alone }, { weight: 1, arbitrary: atOnce })]
}

/** A little less than the shortest of the shop's database timeouts, in ms. */
const TIMED_OUT_AFTER = 0.95 * Math.min(timeLimits.connect, timeLimits.lock, timeLimits.statement)

/**
 * Discards a run in which a call of the shop hit a database timeout: the call's outcome is unknown.
 * A quicker refusal, as after a deadlock, fails the test; so do many discarded runs.
 */
function skipIfOverloaded(...answers: readonly Answer[]): void {
  fc.pre(!answers.some(({ status, took }) => status === 503 && took > TIMED_OUT_AFTER))
}

interface CallResult {
  readonly steps: readonly Step[]
  readonly isLoose: boolean
}

function stepsOf(begun: StartedAction, answer: Answer): CallResult {
  return { steps: begun.steps(answer), isLoose: begun.isLoose === true }
}

/**
 * Consistency check of two concurrent actions: some interleaving of their steps must explain
 * both answers and the tables, and PostgreSQL chooses which. Returns the model after it.
 * @throws Mismatch of the last interleaving tried
 */
function explained(
  shops: TwoShops,
  before: Model,
  [a, b]: readonly [CallResult, CallResult],
  stored: StoredShop,
): Model {
  const against = new Set<string>()
  const search = (model: Model, left: readonly [CallResult, CallResult]): Model | null => {
    if (left.every(({ steps }) => steps.length === 0)) {
      return tried(against, model, (end) => agree(shops, end, stored))
    }
    for (const [at, { steps, isLoose }] of left.entries()) {
      for (const [index, step] of (isLoose ? steps : steps.slice(0, 1)).entries()) {
        const next = tried(against, structuredClone(model), step)
        if (next === null) continue
        const rest = { steps: steps.toSpliced(index, 1), isLoose }
        const found = search(next, at === 0 ? [rest, left[1]] : [left[0], rest])
        if (found !== null) return found
      }
    }
    return null
  }
  const found = search(before, [a, b])
  if (found !== null) return found
  throw new Mismatch(`no order of the two explains what happened:\n  ${[...against].join('\n  ')}`)
}

function tried(against: Set<string>, model: Model, step: Step): Model | null {
  try {
    step(model)
    return model
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    against.add(error.message)
    return null
  }
}
