import type { CallName } from '#domain/contract/addresses/index.ts'
import { shopAddresses } from '#domain/contract/addresses/shop.ts'
import type { Address, Answer, RequestInput } from '#domain/contract/call.ts'
import type { Cart } from '#domain/contract/cart.ts'
import type { ErrorAnswer, ErrorCode } from '#domain/contract/errors.ts'
import type { contract } from '#domain/contract/index.ts'
import { PAGE_VIEW_HEADER } from '#domain/insights/page-view-header.ts'
import { currentLanguage, t } from '#messages'
import { currentUser, guestSessionId } from '#web/kit/session/session.ts'
import { setServerClock } from './server-clock.ts'

type Contract = typeof contract

/** Answer of a call, by the call's name. */
export type AnswerOf<Name extends CallName> = Answer<Contract[Name]>

type QueryOf<Query> = { [K in keyof Query]?: Query[K] | number | undefined }

/** Parts of a call's request: `params`, `query` and `body` of the contract. */
export type RequestOf<Name extends CallName> = Omit<RequestInput<Contract[Name]>, 'query'> &
  (RequestInput<Contract[Name]> extends { query: infer Query }
    ? { query?: QueryOf<Query> }
    : unknown)

export interface SendOptions {
  /** Idempotency key: a retry returns the same order (rule: one-key-one-order). */
  readonly idempotencyKey?: string
  /** Proof of access to a guest order (rule: guest-order-access); held in memory only. */
  readonly orderPhone?: string
  /** The version on the admin's screen; the server refuses to change a newer one (rule: concurrent-edit). */
  readonly seenVersion?: number
  /** ETag of an earlier answer: the server answers 304 while it would send the same again. */
  readonly etag?: string | undefined
  readonly signal?: AbortSignal
  /**
   * Deadline in milliseconds, 15,000 by default: for `send` until the body has been read, for `open`
   * until its headers have arrived.
   */
  readonly timeout?: number
  /**
   * Address of the page that the call is made to open: the server counts it as a view (rule:
   * counted-events). Visits of admins are not counted.
   */
  readonly opens?: string
  /** Requests no body: `send` resolves to null. */
  readonly isHead?: boolean
  readonly token?: string
}

/** Details of a refusal; a call without an answer has none. */
interface RefusalDetails {
  /** Sentence of each refused field by its dotted path: `guestInfo.phone`. */
  readonly fields?: Readonly<Record<string, string>>
  /** Token of a login that needs the code of its second step (rule: second-step). */
  readonly challenge?: string | undefined
  /** Present cart, of an order whose cart has changed (rule: one-key-one-order). */
  readonly cart?: Cart | undefined
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter?: number | undefined
}

/** Failure of a call; its message is a sentence to show to users. */
export class ApiError extends Error implements RefusalDetails {
  override readonly name = 'ApiError'
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: ErrorCode | 'OFFLINE' | 'TIMEOUT' | 'NETWORK' | 'UNREADABLE' | 'PASSKEY_UNUSED'
  readonly fields: NonNullable<RefusalDetails['fields']> = {}
  declare readonly challenge: RefusalDetails['challenge']
  declare readonly cart: RefusalDetails['cart']
  declare readonly retryAfter: RefusalDetails['retryAfter']

  constructor(status: number, code: ApiError['code'], message: string, details?: RefusalDetails) {
    super(message)
    this.status = status
    this.code = code
    Object.assign(this, details)
  }
}

/** Failure of a call that succeeded with an answer that can't be read: no body, or another shape. */
export function unreadable(status = 200): ApiError {
  return new ApiError(status, 'UNREADABLE', t.common.network)
}

/** Status of a conditional call whose answer has not changed. */
export const NOT_MODIFIED = 304

/** Milliseconds: a reading call fails before its skeleton has been shown for ten seconds. */
const TIMEOUTS = { read: 9_000, write: 15_000 } as const

/**
 * Makes a call of the contract by its name. Throws an `ApiError` for every failure, except an abort
 * by the caller's own signal, which is thrown as it is.
 */
export async function send<Name extends CallName>(
  name: Name,
  parts: RequestOf<Name>,
  options: SendOptions = {},
): Promise<AnswerOf<Name>> {
  const read = options.isHead ? async () => null : readJson
  return (await exchange(name, parts, options, read)) as AnswerOf<Name>
}

/** Opens a call that responds with a file, as `send` does. The signal also aborts the body. */
export async function open<Name extends CallName>(
  name: Name,
  parts: RequestOf<Name>,
  options: SendOptions = {},
): Promise<Response> {
  return exchange(name, parts, options, async (response) => response)
}

/**
 * @param refusal null for a successful call
 * @param token the user's token of a refused call
 */
type OutcomeListener = (refusal: ApiError | null, token?: string) => void
let notifyOutcome: OutcomeListener = () => undefined

/** Sets the listener for the outcomes of calls that were answered or refused. */
export function onCallOutcome(listener: OutcomeListener): void {
  notifyOutcome = listener
}

const addresses: Partial<Record<CallName, Address>> = { ...shopAddresses }

/** Registers further calls, such as those that are loaded with the admin's screens. */
export function registerCalls(more: Readonly<Partial<Record<CallName, Address>>>): void {
  Object.assign(addresses, more)
}

/** Address of a call. Throws a RangeError for one that isn't registered. */
export function addressOf(name: CallName): Address {
  const address = addresses[name]
  if (!address) throw new RangeError(`the call ${name} is not registered`)
  return address
}

/**
 * Makes a call and reads its response by `consume`, a 304 included. The deadline is cleared when
 * `consume` settles, so that a body that stalls after its headers is a timeout, too. Throws as `send`.
 */
export async function exchange<Name extends CallName, Result>(
  name: Name,
  parts: RequestOf<Name>,
  options: SendOptions,
  consume: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { method, path } = addressOf(name)
  const { signal, timeout = TIMEOUTS[method === 'GET' ? 'read' : 'write'] } = options
  const token = options.token ?? currentUser()?.token
  const { params, query } = parts as {
    params?: Record<string, string>
    query?: Record<string, string | number | undefined>
  }
  // AbortSignal.timeout and .any are missing on some older phones.
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, timeout)
  // Not removed with the timer: an opened body is read later, and aborted by the same signal.
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(urlOf(path, params, query), {
      ...requestInit(name, parts, options, token),
      signal: controller.signal,
    })
    setServerClock(response.headers.get('date'))
    // biome-ignore lint/suspicious/noConsole: a 403 is only logged, by the call's name
    if (response.status === 403) console.warn(`${name}: 403`)
    if (!response.ok && response.status !== NOT_MODIFIED) throw await refusalOf(response, token)
    const result = await consume(response)
    notifyOutcome(null)
    return result
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw unanswered(isLate)
  } finally {
    clearTimeout(timer)
  }
}

/** Failure of a call without an answer. */
export function unanswered(isLate: boolean): ApiError {
  if (isLate) return new ApiError(0, 'TIMEOUT', t.common.timeout)
  if (!navigator.onLine) return new ApiError(0, 'OFFLINE', t.common.connectionOffline)
  return new ApiError(0, 'NETWORK', t.common.network)
}

/** Headers of a call that names its caller. */
export function headersOf(
  { idempotencyKey, orderPhone, seenVersion, etag, opens }: SendOptions,
  token: string | undefined,
): Headers {
  const headers = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    authorization: token && `Bearer ${token}`,
    'x-session-id': guestSessionId(),
    'idempotency-key': idempotencyKey,
    'x-order-phone': orderPhone,
    'if-match': seenVersion && `"${seenVersion}"`,
    'if-none-match': etag,
    [PAGE_VIEW_HEADER]: currentUser()?.isAdmin ? undefined : opens && pathOf(new URL(opens)),
  }
  return new Headers(
    Object.entries(headers).filter((entry): entry is [string, string] => !!entry[1]),
  )
}

const pathOf = ({ pathname, search }: URL) => pathname + search

function requestInit<Name extends CallName>(
  name: Name,
  parts: RequestOf<Name>,
  options: SendOptions,
  token: string | undefined,
): RequestInit {
  const { body } = parts as { body?: unknown }
  const headers = headersOf(options, token)
  const isEmpty = body === undefined || body === null
  if (!isEmpty) headers.set('content-type', 'application/json')
  return {
    method: options.isHead ? 'HEAD' : addressOf(name).method,
    headers,
    body: isEmpty ? null : JSON.stringify(body),
    cache: 'no-store',
  }
}

/** Address of a call below /api, with its parameters filled in. */
export function urlOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** Reads a body of JSON; null for a refusal or an answer without one. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    if (!response.ok || response.status === 204) return null
    if (!(error instanceof SyntaxError)) throw error
    throw unreadable(response.status)
  }
}

/** Reads a refused call, and reports its outcome. */
export async function refusalOf(response: Response, token: string | undefined): Promise<ApiError> {
  const answer = ((await readJson(response)) ?? {}) as Partial<ErrorAnswer>
  const code = answer.code ?? (response.status === 503 ? 'UNAVAILABLE' : 'UNREADABLE')
  const wait = Number(response.headers.get('retry-after'))
  const refusal = new ApiError(response.status, code, answer.message ?? '', {
    fields: Object.fromEntries((answer.fields ?? []).map(({ field, message }) => [field, message])),
    challenge: answer.challenge,
    cart: answer.cart,
    retryAfter: wait > 0 ? wait : undefined,
  })
  notifyOutcome(refusal, token)
  return refusal
}
