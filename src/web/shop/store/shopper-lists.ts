import { type ShopperList, shopperLists, withFirst } from '#domain/catalogue/shopper-lists.ts'
import { listAddresses } from '#domain/contract/addresses/lists.ts'
import { paths } from '#domain/paths.ts'
import { type AnswerOf, registerCalls, send } from '#web/kit/api/send.ts'
import { keptLists, slugsOf } from '#web/kit/device/kept-lists.ts'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { stored } from '#web/kit/device/stored.ts'
import { currentUser } from '#web/kit/session/session.ts'

registerCalls(listAddresses)

type Lists = AnswerOf<'getLists'>

/** Id of the account whose lists are on the device; null while they are a guest's. */
const listsOf = stored<string>(
  'khol.listsOf',
  (id) => id,
  (id) => id,
)

let lastCall: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Set while an answer is written to the device. */
let isAnswering = false

/** Id of the signed-in user whose account has lists; null for a guest, and for an admin. */
function account(): string | null {
  const user = currentUser()
  return user && !user.isAdmin ? user._id : null
}

function keep(list: ShopperList, slugs: readonly string[]): void {
  keptLists[list].set(slugs.length === 0 ? null : slugs)
}

/**
 * Serialises calls about the account's lists, after merging a guest's, and writes only the last
 * answer to the device, so that none undoes a later change. @throws ApiError
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

/** Merges a guest's lists into the account's; drops those of an account that logged out. */
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
 * Puts a product first on a list or removes it, on the device at once and in the account; a failure
 * rolls it back. @throws ApiError
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

/** Empties a list, on the device and in the account. @throws ApiError */
export function clearList(list: ShopperList): Promise<void> {
  keep(list, [])
  return inTurn(() => send('clearList', { params: { list } }))
}

/**
 * Merges the lists of a user who signs in, and from now on sends viewed products to the account.
 * Returns the function that stops it, and removes the lists of an account that is signed out.
 */
export function followLists(): () => void {
  const tell = (slug: string) =>
    void inTurn(callFor('viewed', { add: [slug] })).catch(() => undefined)
  let last = slugsOf('viewed')[0]
  inTurn(() => send('getLists', {})).catch(() => undefined)
  if (last !== undefined && location.pathname === pageAddress(paths.product(last))) tell(last)
  const stop = keptLists.viewed.subscribe(() => {
    const [first] = slugsOf('viewed')
    const isNew = first !== undefined && first !== last
    last = first
    // Only the tab that shows the product sends it.
    if (isNew && !isAnswering && !document.hidden) tell(first)
  })
  return () => {
    stop()
    if (currentUser()) return
    for (const list of shopperLists) keep(list, [])
    listsOf.set(null)
  }
}
