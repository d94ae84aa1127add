import { type ShopperList, shopperLists, withFirst } from '#domain/catalogue/shopper-lists.ts'
import { listAddresses } from '#domain/contract/list-addresses.ts'
import { paths } from '#domain/paths.ts'
import { type AnswerOf, registerCalls, send } from '#web/api/send.ts'
import { keptLists, slugsOf } from '#web/device/kept-lists.ts'
import { stored } from '#web/device/stored.ts'
import { currentUser } from '#web/session/session.ts'

registerCalls(listAddresses)

type Lists = AnswerOf<'getLists'>

/** The account whose lists the device has; null while they are a guest's. */
const listsOf = stored<string>(
  'khol.listsOf',
  (id) => id,
  (id) => id,
)

let lastCall: Promise<unknown> = Promise.resolve()
/** Calls that are not answered yet. */
let waiting = 0
/** While an answer is put on the device. */
let isAnswering = false

/** Signed-in user whose account keeps lists; null for a guest, and for an admin, who has none. */
function account(): string | null {
  const user = currentUser()
  return user && !user.isAdmin ? user._id : null
}

function keep(list: ShopperList, slugs: readonly string[]): void {
  keptLists[list].set(slugs.length === 0 ? null : slugs)
}

/**
 * Makes a call about the account's lists after those before it, and puts the answer of the last one on the
 * device: what was pressed meanwhile is not set back. The lists of a guest join the account's first. Without
 * an account it does nothing.
 *
 * @throws ApiError
 */
function inTurn(call: () => Promise<Lists>): Promise<void> {
  const owner = account()
  if (owner === null) return Promise.resolve()
  waiting++
  const done = lastCall.then(async () => {
    try {
      if (account() !== owner) return
      if (listsOf.get() !== owner) await join(owner)
      const lists = await call()
      if (waiting > 1 || account() !== owner) return
      isAnswering = true
      for (const list of shopperLists) keep(list, lists[list])
      isAnswering = false
    } finally {
      waiting--
    }
  })
  lastCall = done.catch(() => undefined)
  return done
}

/** Adds a guest's lists to the account's. Those of another account, which is gone, are dropped. */
async function join(owner: string): Promise<void> {
  for (const list of shopperLists) {
    const add = listsOf.get() === null ? [...slugsOf(list)] : []
    if (add.length > 0) await send('changeList', { params: { list }, body: { add } })
  }
  listsOf.set(owner)
}

const callFor = (list: ShopperList, body: { add?: string[]; remove?: string[] }) => () =>
  send('changeList', { params: { list }, body })

/**
 * Puts a product first on a list or removes it, on the device and with the account. A failure leaves the
 * device's list as it was.
 *
 * @throws ApiError
 */
export async function changeList(list: ShopperList, slug: string, isOn: boolean): Promise<void> {
  const put = (isThere: boolean) => {
    const slugs = slugsOf(list)
    keep(list, isThere ? withFirst(list, slugs, slug) : slugs.filter((other) => other !== slug))
  }
  put(isOn)
  try {
    await inTurn(callFor(list, isOn ? { add: [slug] } : { remove: [slug] }))
  } catch (error) {
    put(!isOn)
    throw error
  }
}

/**
 * Empties a list, on the device and with the account.
 *
 * @throws ApiError
 */
export function clearList(list: ShopperList): Promise<void> {
  keep(list, [])
  return inTurn(() => send('clearList', { params: { list } }))
}

/**
 * Joins the lists of whoever has signed in and brings the account's to the device; tells the account of what
 * is viewed from now on, and of the product that the page was loaded for. Returns how to stop, which removes
 * the lists of an account that is signed out.
 */
export function followLists(): () => void {
  const tell = (slug: string) =>
    void inTurn(callFor('viewed', { add: [slug] })).catch(() => undefined)
  let last = slugsOf('viewed')[0]
  inTurn(() => send('getLists', {})).catch(() => undefined)
  if (last !== undefined && location.pathname === paths.product(last)) tell(last)
  const stop = keptLists.viewed.subscribe(() => {
    const [first] = slugsOf('viewed')
    const isNew = first !== undefined && first !== last
    last = first
    // The tab that shows the product tells of it.
    if (isNew && !isAnswering && !document.hidden) tell(first)
  })
  return () => {
    stop()
    if (currentUser()) return
    for (const list of shopperLists) keep(list, [])
    listsOf.set(null)
  }
}
