import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { CartLine } from '#domain/contract/cart.ts'
import {
  ensureGuestSessionId,
  forgetGuestSession,
  signIn,
  signOut,
} from '#web/kit/session/session.ts'
import { clearOnUserChange } from '#web/kit/store/store.ts'
import { storeCart } from '#web/shop/store/cart.ts'
import { changesEntry, lineLabel, lineStates, loadCart, myCart, totalsOfLines } from './my-cart.ts'

const aurora = cartLine('aurora', 'iPhone 15', 2)
const monsoon = cartLine('monsoon', 'Galaxy S24', 1)

function cartLine(id: string, selectedModel: string, qty: number, customName = ''): CartLine {
  const product = {
    _id: id,
    slug: id,
    name: id,
    image: [],
    ...pricesOf(995_00),
    caseType: 'Transparent',
    brand: 'iPhone',
    brandSlug: 'iphone',
    deviceModels: [selectedModel],
  }
  return { product, selectedModel, customName, qty, unavailable: false }
}

/** Response whose body is read at once. */
const answerOf = (status: number, body: unknown) =>
  ({ ok: status < 300, status, headers: new Headers(), json: async () => body }) as Response

/** Fake server: the test decides when each call is answered, in the order of the calls. */
function slowServer(...lines: CartLine[]) {
  let items = lines
  const waiting: { readonly answer: () => void; readonly fail: () => void }[] = []
  const made: string[] = []
  const isNot =
    (line: { productId: string; selectedModel: string; customName: string }) => (other: CartLine) =>
      other.product._id !== line.productId ||
      other.selectedModel !== line.selectedModel ||
      other.customName !== line.customName
  /** Name of a call in these tests, and its effect on the lines. */
  const meant = (method: string, path: string, body: Record<string, never>) => {
    const productId = path.split('/')[3] ?? ''
    const { selectedModel = '', customName = '', quantity = 0 } = body
    const line = { productId, selectedModel, customName }
    const named = [productId, customName].join(' ').trim()
    if (method === 'GET') return { name: 'read', act: () => items }
    if (method === 'POST')
      return {
        name: `add ${body.productId} ${quantity}`,
        act: () => [...items, cartLine(body.productId ?? '', selectedModel, quantity, customName)],
      }
    if (method === 'PUT')
      return {
        name: `set ${named} ${quantity}`,
        act: () => items.map((item) => (isNot(line)(item) ? item : { ...item, qty: quantity })),
      }
    return productId === ''
      ? { name: 'clear', act: () => [] }
      : { name: `remove ${named}`, act: () => items.filter(isNot(line)) }
  }
  vi.stubGlobal('fetch', (path: string, { method = '', body, signal }: RequestInit) => {
    const { name, act } = meant(method, path, JSON.parse(String(body ?? '{}')))
    made.push(name)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const call = {
      answer: () => {
        items = act()
        resolve(answerOf(200, { items, checkoutKey: `key-${made.length}` }))
      },
      fail: () => resolve(answerOf(500, { message: `${name} failed`, code: 'INTERNAL' })),
    }
    signal?.addEventListener('abort', () => {
      waiting.splice(waiting.indexOf(call), 1)
      reject(new DOMException('given up', 'AbortError'))
    })
    waiting.push(call)
    return promise
  })
  const next = async () => {
    await settled()
    const first = waiting.shift()
    if (!first) throw new Error('no call is under way')
    return first
  }
  return {
    made,
    async answers() {
      const { answer } = await next()
      answer()
      await settled()
    },
    async fails() {
      const { fail } = await next()
      fail()
      await settled()
    },
    /** Answers all calls in flight. */
    async rests() {
      for (await settled(); waiting.length > 0; await settled()) waiting.shift()?.answer()
    },
  }
}

/** Waits until all pending microtasks and immediates have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

let server: ReturnType<typeof slowServer>
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  stop = clearOnUserChange()
  ensureGuestSessionId()
})

afterEach(async () => {
  await server.rests()
  // Signing out discards the cart and its pending requests.
  signIn({ _id: 'u1', token: 't' } as Parameters<typeof signIn>[0])
  signOut()
  forgetGuestSession()
  stop()
  vi.unstubAllGlobals()
})

async function openCart(...lines: CartLine[]) {
  server = slowServer(...lines)
  const loading = loadCart()
  await server.answers()
  const { cart } = await loading
  server.made.length = 0
  const lineViews = () => lineStates(cart.get(), changesEntry().get())
  const rows = () =>
    lineViews().map(
      ({ line, quantity, isPending }) =>
        `${[line.product._id, line.customName].join(' ').trim()} × ${quantity}${isPending ? ' …' : ''}`,
    )
  return { cart: myCart, server, rows, lines: lineViews }
}

describe('changing a quantity', () => {
  test('shows at once, pending on that line only, and reads the cart again afterwards', async () => {
    const { cart, server, rows } = await openCart(aurora, monsoon)
    const change = cart.setQuantity(aurora, 3)
    expect(rows()).toEqual(['aurora × 3 …', 'monsoon × 1'])
    await server.answers()
    await change
    expect(rows()).toEqual(['aurora × 3', 'monsoon × 1'])
    await server.answers()
    expect(server.made).toEqual(['set aurora 3', 'read'])
  })

  test('sends the last of many presses, never those between', async () => {
    const { cart, server, rows } = await openCart(aurora)
    const presses = [3, 4, 5, 6].map((quantity) => cart.setQuantity(aurora, quantity))
    expect(rows()).toEqual(['aurora × 6 …'])
    await server.answers()
    await Promise.all(presses)
    expect(rows()).toEqual(['aurora × 6'])
    expect(server.made).toEqual(['set aurora 6', 'read'])
  })

  test('the last press during a call wins, although the older answer comes first', async () => {
    const { cart, server, rows } = await openCart(aurora)
    const first = cart.setQuantity(aurora, 3)
    await settled()
    const second = cart.setQuantity(aurora, 9)
    await server.answers()
    expect(rows()).toEqual(['aurora × 9 …'])
    await server.answers()
    await Promise.all([first, second])
    expect(rows()).toEqual(['aurora × 9'])
    expect(server.made).toEqual(['set aurora 3', 'set aurora 9', 'read'])
  })

  test('a failure rolls the quantity back and rejects', async () => {
    const { cart, server, rows } = await openCart(aurora)
    const change = cart.setQuantity(aurora, 3)
    const outcome = expect(change).rejects.toThrow('set aurora 3 failed')
    await server.fails()
    await outcome
    expect(rows()).toEqual(['aurora × 2'])
  })

  test('after a failure the newer press is still tried', async () => {
    const { cart, server, rows } = await openCart(aurora)
    const first = cart.setQuantity(aurora, 3)
    await settled()
    const second = cart.setQuantity(aurora, 4)
    await server.fails()
    await server.answers()
    await Promise.all([first, second])
    expect(rows()).toEqual(['aurora × 4'])
  })
})

test('a removed line disappears at once, returns when the removal fails, and can be restored', async () => {
  const { cart, server, rows } = await openCart(aurora, monsoon)
  const failing = expect(cart.remove(aurora)).rejects.toThrow()
  expect(rows()).toEqual(['monsoon × 1'])
  await server.fails()
  await failing
  expect(rows()).toEqual(['aurora × 2', 'monsoon × 1'])
  await server.answers()

  const removal = cart.remove(aurora)
  await server.answers()
  await removal
  await server.answers()
  const undo = cart.restore(aurora, 2)
  await server.answers()
  await undo
  expect(rows()).toEqual(['monsoon × 1', 'aurora × 2'])
})

test('the same case with two names is two lines, each changed and restored by its name (rule: identifying-a-line)', async () => {
  const [ayesha, urdu, nameless] = [
    cartLine('aurora', 'iPhone 15', 1, 'Ayesha'),
    cartLine('aurora', 'iPhone 15', 2, 'عائشہ'),
    cartLine('aurora', 'iPhone 15', 4),
  ]
  const { cart, server, rows, lines } = await openCart(ayesha, urdu, nameless)
  expect(new Set(lines().map(({ key }) => key)).size).toBe(3)
  const change = cart.setQuantity(urdu, 3)
  expect(rows()).toEqual(['aurora Ayesha × 1', 'aurora عائشہ × 3 …', 'aurora × 4'])
  await server.answers()
  await change
  await server.answers()

  const removals = [cart.remove(ayesha), cart.remove(nameless)]
  expect(rows()).toEqual(['aurora عائشہ × 3'])
  await server.answers()
  await server.answers()
  await Promise.all(removals)
  await server.answers()
  const undo = cart.restore(ayesha, 1)
  await server.answers()
  await undo
  await server.answers()
  expect(rows()).toEqual(['aurora عائشہ × 3', 'aurora Ayesha × 1'])
  const removed = 'remove aurora Ayesha, remove aurora'
  expect(server.made.join(', ')).toBe(
    `set aurora عائشہ 3, read, ${removed}, read, add aurora 1, read`,
  )
})

test('the words for a line include its printed name', () => {
  expect([monsoon, cartLine('aurora', 'iPhone 15', 1, 'Ayesha')].map(lineLabel)).toEqual([
    'monsoon (Galaxy S24)',
    'aurora (iPhone 15, Ayesha)',
  ])
})

test('a failure stays at its line until the line is changed again', async () => {
  const { cart, lines } = await openCart(aurora)
  cart.setFailure(aurora, { message: 'Failed to update quantity' })
  expect(lines()[0]?.failure).toEqual({ message: 'Failed to update quantity' })
  void cart.setQuantity(aurora, 3)
  expect(lines()[0]?.failure).toBeNull()
})

test('the summary counts pending quantities and leaves out lines that are no longer sold', async () => {
  const { cart, lines } = await openCart(aurora, { ...monsoon, unavailable: true })
  void cart.setQuantity(aurora, 3)
  const [originalPrice, subtotal] = [2985_00, 2688_00]
  const totals = { quantity: 3, originalPrice, subtotal, total: subtotal }
  expect(totalsOfLines(lines())).toMatchObject(totals)
})

test('the summary adds up what the server sent, at any discount (rule: server-prices)', async () => {
  const prices = { discountedPrice: 846, saving: 149, discountPercent: 15 }
  const { lines } = await openCart(
    { ...aurora, product: { ...aurora.product, ...prices } },
    monsoon,
  )
  expect(totalsOfLines(lines())).toMatchObject({
    originalPrice: 2985_00,
    subtotal: 2588_00,
    discount: 397_00,
  })
})

describe('a cart that can’t be read', () => {
  /** Simulates a lost network while `navigator.onLine` is still true. */
  function unreachable() {
    server = slowServer()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  }

  test('falls back to the copy on this device, with a sentence about its staleness', async () => {
    unreachable()
    storeCart({ items: [aurora], checkoutKey: 'k' })
    const { cart, staleness } = await loadCart()
    expect(cart.get().items).toEqual([aurora])
    expect(staleness).toBe('The shop could not be reached. Please try again.')
  })

  test('is a failure without a copy on this device', async () => {
    unreachable()
    await expect(loadCart()).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('is a failure when the shop answered with one', async () => {
    server = slowServer()
    vi.stubGlobal('fetch', async () => answerOf(500, {}))
    storeCart({ items: [aurora], checkoutKey: 'k' })
    await expect(loadCart()).rejects.toMatchObject({ status: 500 })
  })
})
