import { Refusal, unavailable } from '#domain/contract/refusal.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { addressIn, type Language, splitAddress } from '#domain/languages.ts'
import { isTranslated } from '#domain/pages.ts'
import { paths } from '#domain/paths.ts'
import { MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { inLanguage } from '#messages'
import { Semaphore } from '#platform/concurrency/semaphore.ts'
import { timeLimits } from '#platform/database/connection.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import type { MappedCatalogue } from '#server/catalogue/source.ts'
import type { CatalogueSource, FoundPage, Robots } from '#web/boot/entry-server.tsx'
import { canonicalQuery, splitTarget } from './address.ts'
import type { PageBuild } from './build-folder.ts'
import { CachedPage, type PackedHtml, packHtml } from './cached-page.ts'
import { documentOf, failureDocument, withNotice } from './document.ts'
import { type CacheResult, NotAPage, PageCache, type Renderer } from './page-cache.ts'
import { factsIn } from './shipped-facts.ts'

/** Limits concurrent renders, to leave database connections to orders. */
const MAX_CONCURRENT = 3

/** Limits the queue of renders; further ones are refused at once. */
const MAX_QUEUED = 500

export interface PagesOptions {
  readonly build: PageBuild
  /** Languages of the pages; English alone by default. Each has its own URLs (src/domain/languages.ts). */
  readonly languages?: readonly Language[]
  readonly catalogue: CatalogueSource
  /** Reads the products of the sitemap. */
  readonly mapped: () => Promise<MappedCatalogue>
  /** Returns the current facts of the shop. */
  readonly shop: () => Shop
  /** Origin that shoppers see, without a trailing slash; never taken from a request. */
  readonly publicUrl: () => string
  /** Limits the bytes of all cached pages. */
  readonly cacheBytes?: number
  /** Whether the shop sheds load: stale copies are served then, and no sitemap is made. */
  readonly isUnderPressure?: () => boolean
  /** Called with the error of each failed render. */
  readonly onFailure?: (error: unknown) => void
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number
}

/** Answer for an address: a page, a redirect, or a failure. */
export type PageAnswer =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      readonly page: CachedPage
      readonly access: FoundPage['access']
      readonly robots: Robots
      /** Whether it is a stale copy, as no new page could be rendered. */
      readonly isStale: boolean
    }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'failure' }

/** Cached page with the status and headers of its answer. */
class ShopPage extends CachedPage {
  readonly language: Language
  readonly status: 200 | 404
  readonly access: FoundPage['access']
  readonly robots: Robots

  constructor(
    html: PackedHtml,
    facts: Pick<ShopPage, 'language' | 'status' | 'access' | 'robots'>,
  ) {
    super(html)
    this.language = facts.language
    this.status = facts.status
    this.access = facts.access
    this.robots = facts.robots
  }

  /** Copy of the page with a notice that it may be out of date. */
  async withStaleNotice(): Promise<ShopPage> {
    return new ShopPage(await packHtml(withNotice(await this.text(), this.language)), this)
  }
}

/** Page and language of an address. */
interface Place {
  readonly language: Language
  /** English path of the page. */
  readonly path: string
}

class Redirect extends NotAPage {
  readonly to: string
  constructor(to: string) {
    super('redirect')
    this.to = to
  }
}

/** Storefront's pages. */
export interface Pages {
  readonly build: PageBuild
  /** Languages of the pages, English first. */
  readonly languages: readonly Language[]
  /** Returns the current facts of the shop. */
  readonly shop: () => Shop
  readonly publicUrl: () => string
  /** Products of the sitemap; throws under load, after a timeout, or when the queue is full. */
  readonly mapped: (signal?: AbortSignal) => Promise<MappedCatalogue>
  /** Canonical address of the page at a target; '' where there is none. */
  readonly canonical: (target: string) => string
  /** Page of a request's target, if it is cached and fresh. */
  readonly cached: (target: string) => PageAnswer | undefined
  /**
   * Renders or finds a page; never throws. `signal` aborts when the client disconnects or the wait
   * times out.
   */
  readonly answer: (target: string, signal?: AbortSignal) => Promise<PageAnswer>
  /** The error page in the language of a target. */
  readonly failure: (target?: string) => Promise<CachedPage>
  /** Expires every page after a catalogue change; they remain as copies for a database failure. */
  readonly expire: () => void
  /** Expires the page of the product with this slug, for every model and in every language. */
  readonly expireProduct: (slug: string) => void
  /** Removes every page, stale copies included, after a change of the shop's facts. */
  readonly renew: () => void
  /** Number and bytes of the cached pages. */
  readonly cacheSize: () => { readonly pages: number; readonly bytes: number }
}

/** Creates the storefront's pages: rendered on demand, and cached. */
export function buildPages(options: PagesOptions): Pages {
  const { build, catalogue, shop, publicUrl, onFailure, now } = options
  const isUnderPressure = options.isUnderPressure ?? (() => false)
  const semaphore = new Semaphore(MAX_CONCURRENT, {
    atMost: MAX_QUEUED,
    refusal: () => unavailable(2),
  })
  const cache = new PageCache<ShopPage>({
    maxBytes: options.cacheBytes ?? 32 * MEGABYTE,
    freshFor: 5 * MINUTE,
    staleFor: 10 * MINUTE,
    staleCopyOf: (page) => page.withStaleNotice(),
    semaphore,
    ...(now && { now }),
  })
  const languages = options.languages ?? ['en']
  const failures = new Map<Language, Promise<CachedPage>>()

  /** The language of an address, and the English path of its page. */
  function placeOf(address: string): Place {
    const { language, address: path } = splitAddress(address)
    return languages.includes(language) ? { language, path } : { language: 'en', path: address }
  }

  function failure(target = '/'): Promise<CachedPage> {
    const { language } = placeOf(target)
    const html = () => packHtml(failureDocument(build, shop(), language))
    const page = failures.get(language) ?? html().then((packed) => new CachedPage(packed))
    failures.set(language, page)
    return page
  }

  async function render(found: FoundPage, query: string, language: Language): Promise<ShopPage> {
    const facts = factsIn(language, shop())
    const shown = languages.length > 1 ? { ...facts, languages } : facts
    const page = await build.render(found, query, { shop: shown, source: catalogue, language })
    if ('redirect' in page) throw new Redirect(page.redirect)
    const isPage = found.access === 'open' && page.status === 200
    const robots = isPage ? (page.head.robots ?? 'index') : 'noindex'
    const html = documentOf({
      page,
      name: found.name,
      build,
      publicUrl: publicUrl(),
      shop: facts,
      robots,
      language,
      languages,
    })
    return new ShopPage(await packHtml(html), {
      language,
      status: page.status,
      access: found.access,
      robots,
    })
  }

  async function answer(target: string, signal?: AbortSignal): Promise<PageAnswer> {
    const { path, query } = splitTarget(target)
    const { language, path: english } = placeOf(path)
    const found = build.findPage(english)
    if (!found) return { kind: 'redirect', status: 302, to: addressIn(language, paths.home()) }
    const search = canonicalQuery(query, found.query)
    const spoken = isTranslated(found.name) ? language : 'en'
    if (addressIn(spoken, found.path) !== path) {
      return { kind: 'redirect', status: 308, to: addressIn(spoken, found.path + search) }
    }
    const key = addressIn(language, found.rendered + search)
    const fresh = cache.get(key)
    if (fresh) return answerOf({ page: fresh, isStale: false })
    // Shells of pages behind a login are few and read no data, so they are rendered under any load.
    const isShell = found.access !== 'open'
    // A page without a stale copy is queued under load too: three renders at a time are little
    // work, and refusing them wouldn't help against load of other programs.
    const copy = !isShell && isUnderPressure() ? await cache.copy(key) : undefined
    if (copy) return answerOf(copy)
    const renderer: Renderer<ShopPage> = {
      render: () =>
        withDeadline(timeLimits.work, () =>
          inLanguage(language, () => render(found, search, language)),
        ),
      isCacheable: ({ status }) => status === 200 && !isTyped(found, search),
      isQueued: !isShell,
    }
    try {
      return answerOf(await cache.getOrRender(key, renderer, signal))
    } catch (error) {
      if (error instanceof Redirect) return { kind: 'redirect', status: 302, to: error.to }
      // A refused, timed-out or aborted request is not an error of the page.
      if (!signal?.aborted && !isRefusal(error)) onFailure?.(error)
      return { kind: 'failure' }
    }
  }

  async function mapped(signal?: AbortSignal): Promise<MappedCatalogue> {
    if (isUnderPressure()) throw new Error('under pressure')
    return await semaphore.run(() => withDeadline(timeLimits.work, options.mapped), signal)
  }

  return {
    build,
    languages,
    shop,
    publicUrl,
    mapped,
    answer,
    failure,
    canonical(target) {
      const { path, query } = splitTarget(target)
      const found = build.findPage(placeOf(path).path)
      return found ? found.path + canonicalQuery(query, found.query) : ''
    },
    cached(target) {
      const page = cache.get(target)
      return page && answerOf({ page, isStale: false })
    },
    expire: () => cache.expire(),
    expireProduct(slug) {
      const own = new Set(languages.map((language) => addressIn(language, paths.product(slug))))
      cache.expire((key) => own.has(splitTarget(key).path))
    },
    renew: () => {
      failures.clear()
      cache.clear()
    },
    cacheSize: () => ({ pages: cache.size, bytes: cache.bytes }),
  }
}

/** Whether a queue was full: that of renders, or of database connections. */
function isRefusal(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof DatabaseError && error.kind === 'busy')
}

/** Whether the page depends on free text. Such pages aren't cached: they would evict all others. */
function isTyped(found: FoundPage, search: string): boolean {
  return (found.typed ?? []).some((name) => new URLSearchParams(search).has(name))
}

function answerOf({ page, isStale }: CacheResult<ShopPage>): PageAnswer {
  const { status, access, robots } = page
  return { kind: 'page', status, access, robots, isStale, page }
}
