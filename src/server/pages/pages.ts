import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'
import { MEGABYTE, MINUTE } from '#domain/units.ts'
import type { ReviewChange } from '#server/catalogue/announce.ts'
import type { MappedCatalogue } from '#server/catalogue/source.ts'
import { timeLimits } from '#server/database/connection.ts'
import { withDeadline } from '#server/database/deadline.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { BRIEFLY_UNAVAILABLE, Refusal, UNAVAILABLE_MESSAGE, unavailable } from '#server/refusal.ts'
import { Semaphore } from '#server/semaphore.ts'
import type { CatalogueSource, FoundPage, Robots } from '#web/entry-server.tsx'
import { canonicalQuery, splitTarget } from './address.ts'
import type { PageBuild } from './build-folder.ts'
import { documentOf, failureDocument, withNotice } from './document.ts'
import { KeptPage } from './kept-page.ts'
import { type Found, NotAPage, PageCache, type Recipe } from './page-cache.ts'
import { type Shown, watchedSource } from './shown.ts'

/** Pages that are made at once: few enough to leave connections of the database to orders. */
const MADE_AT_ONCE = 3

/** Pages that may be queued to be made; those beyond them are refused at once. */
const QUEUED_AT_MOST = 500

export interface PagesOptions {
  readonly build: PageBuild
  readonly catalogue: CatalogueSource
  /** What the map of the site names. */
  readonly mapped: () => Promise<MappedCatalogue>
  readonly shop: Shop
  /** Origin that shoppers see, without a slash at the end; never taken from a request. */
  readonly publicUrl: () => string
  /** Bytes of all cached pages together. */
  readonly cacheBytes?: number
  /** Whether the shop has more to do than it can: then outdated copies stand in, and no map is made. */
  readonly isUnderPressure?: () => boolean
  /** Told of everything that kept a page from being made. */
  readonly onFailure?: (error: unknown) => void
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

/** What to answer for an address: a page, another address, or a page that says sorry. */
export type PageAnswer =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      readonly page: KeptPage
      readonly access: FoundPage['access']
      readonly robots: Robots
      /** It stands in for a page that could not be made. */
      readonly isStandIn: boolean
    }
  | { readonly kind: 'elsewhere'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'failure' }

/** A page with what its answer needs beside the bytes. */
class ShopPage extends KeptPage {
  readonly status: 200 | 404
  readonly access: FoundPage['access']
  readonly robots: Robots
  /** What it was made of. */
  readonly shown: Shown

  constructor(
    html: string | Buffer,
    facts: Pick<ShopPage, 'status' | 'access' | 'robots' | 'shown'>,
  ) {
    super(html)
    this.status = facts.status
    this.access = facts.access
    this.robots = facts.robots
    this.shown = facts.shown
  }

  override get weight(): number {
    return super.weight + this.shown.weight
  }

  /** The page with the notice that it may be out of date. */
  async noticed(): Promise<ShopPage> {
    return new ShopPage(withNotice(await this.text(), OUTDATED), this)
  }
}

const OUTDATED = `${BRIEFLY_UNAVAILABLE} You see a copy that may be a few minutes old.`

class Elsewhere extends NotAPage {
  readonly to: string
  constructor(to: string) {
    super('elsewhere')
    this.to = to
  }
}

/** The storefront's pages. */
export interface Pages {
  readonly build: PageBuild
  readonly shop: Shop
  readonly publicUrl: () => string
  /** Throws when the database can't answer in time or the shop has more to do than it can. */
  readonly mapped: (asking?: AbortSignal) => Promise<MappedCatalogue>
  /** The page of a request's target when it is at hand, without waiting. */
  readonly atHand: (target: string) => PageAnswer | undefined
  /** Never throws; `asking` aborts when whoever asks waits no longer. */
  readonly answer: (target: string, asking?: AbortSignal) => Promise<PageAnswer>
  /** The page that says sorry. */
  readonly failure: () => KeptPage
  /** Call when the catalogue has changed, with the review that was all of it, if it was one. */
  readonly drop: (review: ReviewChange | null) => void
  /** How many pages are kept, and what they weigh together. */
  readonly kept: () => { readonly pages: number; readonly bytes: number }
}

/** Puts the storefront's pages together; they are made when they are asked for. */
export function buildPages(options: PagesOptions): Pages {
  const { build, catalogue, shop, publicUrl, onFailure, now } = options
  const isUnderPressure = options.isUnderPressure ?? (() => false)
  const turns = new Semaphore(MADE_AT_ONCE, {
    atMost: QUEUED_AT_MOST,
    refusal: () => unavailable(2),
  })
  const cache = new PageCache<ShopPage>({
    maxBytes: options.cacheBytes ?? 32 * MEGABYTE,
    freshFor: 5 * MINUTE,
    standsInFor: 10 * MINUTE,
    standInOf: (page) => page.noticed(),
    turns,
    ...(now && { now }),
  })
  let failurePage: KeptPage | undefined

  function failure(): KeptPage {
    failurePage ??= new KeptPage(failureDocument(build, shop.name, UNAVAILABLE_MESSAGE))
    return failurePage
  }

  async function make(found: FoundPage, query: string): Promise<ShopPage> {
    const { source, shown } = watchedSource(catalogue)
    const page = await build.render(found, query, { shop, source })
    if ('redirect' in page) throw new Elsewhere(page.redirect)
    const isPage = found.access === 'open' && page.status === 200
    const robots = isPage ? (page.head.robots ?? 'index') : 'noindex'
    const html = documentOf({
      page,
      name: found.name,
      build,
      publicUrl: publicUrl(),
      shopName: shop.name,
      robots,
    })
    return new ShopPage(html, {
      status: page.status,
      access: found.access,
      robots,
      shown: shown(),
    })
  }

  async function answer(target: string, asking?: AbortSignal): Promise<PageAnswer> {
    const { path, query } = splitTarget(target)
    const found = build.findPage(path)
    if (!found) return { kind: 'elsewhere', status: 302, to: paths.home() }
    const search = canonicalQuery(query, found.query)
    if (found.path !== path) return { kind: 'elsewhere', status: 308, to: found.path + search }
    const key = found.rendered + search
    const fresh = cache.get(key)
    if (fresh) return answerOf({ page: fresh, isStandIn: false })
    // The frames of closed pages are few and read nothing: they are made whatever happens.
    const isSpared = found.access !== 'open'
    // A page that no copy stands in for is queued all the same: three at a time are little to make, and
    // a process is as late when other work on the machine takes its core, which no refusal relieves.
    const copy = !isSpared && isUnderPressure() ? await cache.copy(key) : undefined
    if (copy) return answerOf(copy)
    const recipe: Recipe<ShopPage> = {
      make: () => withDeadline(timeLimits.work, () => make(found, search)),
      isKept: ({ status }) => status === 200 && !isTyped(found, search),
      takesTurn: !isSpared,
    }
    try {
      return answerOf(await cache.getOrMake(key, recipe, asking))
    } catch (error) {
      if (error instanceof Elsewhere) return { kind: 'elsewhere', status: 302, to: error.to }
      // A request that was refused, waited too long or has gone is no failure of its page.
      if (!asking?.aborted && !isRefusal(error)) onFailure?.(error)
      return { kind: 'failure' }
    }
  }

  async function mapped(asking?: AbortSignal): Promise<MappedCatalogue> {
    if (isUnderPressure()) throw new Error('under pressure')
    return await turns.run(() => withDeadline(timeLimits.work, options.mapped), asking)
  }

  return {
    build,
    shop,
    publicUrl,
    mapped,
    answer,
    failure,
    atHand(target) {
      const page = cache.get(target)
      return page && answerOf({ page, isStandIn: false })
    },
    drop: (review) =>
      review === null ? cache.drop() : cache.drop(({ shown }) => shown.isTouchedBy(review)),
    kept: () => ({ pages: cache.size, bytes: cache.bytes }),
  }
}

/** Whether a page was refused because others are queued: for a turn, or for a connection. */
function isRefusal(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof DatabaseError && error.kind === 'busy')
}

/** What people type is endless: such a page is made for each, so that it crowds out no other. */
function isTyped(found: FoundPage, search: string): boolean {
  return (found.typed ?? []).some((name) => new URLSearchParams(search).has(name))
}

function answerOf({ page, isStandIn }: Found<ShopPage>): PageAnswer {
  const { status, access, robots } = page
  return { kind: 'page', status, access, robots, isStandIn, page }
}
