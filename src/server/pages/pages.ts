import { Refusal, unavailable } from '#domain/contract/refusal.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { addressIn, type Language, splitAddress } from '#domain/languages.ts'
import { isTranslated } from '#domain/pages.ts'
import { paths } from '#domain/paths.ts'
import { MEGABYTE, MINUTE } from '#domain/text/units.ts'
import { inLanguage } from '#messages'
import { Semaphore } from '#platform/concurrency/semaphore.ts'
import { timeLimits, withDeadline } from '#platform/database/deadline.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import type { MappedCatalogue } from '#server/catalogue/source.ts'
import type { CatalogueSource, FoundPage, Robots } from '#web/boot/entry-server.tsx'
import { canonicalQuery, splitTarget } from './address.ts'
import type { PageBuild } from './build-folder.ts'
import { CachedPage, type PackedHtml, packHtml } from './cached-page.ts'
import { documentOf, failureDocument, withNotice } from './document.ts'
import { type CacheResult, NotAPage, PageCache, type Renderer } from './page-cache.ts'
import { factsIn } from './web-manifest.ts'

/** Limits concurrent renders, to leave database connections to orders. */
const MAX_CONCURRENT = 3

/** Limits the queue of renders; further ones are refused at once. */
const MAX_QUEUED = 500

interface PagesOptions {
  readonly build: PageBuild
  /** Languages of the pages; English alone by default. Each has its own URLs (src/domain/languages.ts). */
  readonly languages?: readonly Language[]
  readonly catalogue: CatalogueSource
  readonly mapped: () => Promise<MappedCatalogue>
  readonly shop: () => Shop
  /** Origin that shoppers see, without a trailing slash; never taken from a request. */
  readonly publicUrl: () => string
  readonly cacheBytes?: number
  /** Whether the shop sheds load: stale copies are served then, and no sitemap is made. */
  readonly isUnderPressure?: () => boolean
  readonly onFailure?: (error: unknown) => void
  readonly now?: () => number
}

interface PageFacts {
  readonly status: 200 | 404
  readonly access: FoundPage['access']
  readonly robots: Robots
}

export type PageAnswer =
  | (PageFacts & { readonly kind: 'page'; readonly page: CachedPage; readonly isStale: boolean })
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'failure' }

/** Cached page with the status and headers of its answer. */
class ShopPage extends CachedPage {
  readonly language: Language
  readonly facts: PageFacts

  constructor(html: PackedHtml, language: Language, facts: PageFacts) {
    super(html)
    this.language = language
    this.facts = facts
  }

  /** Copy of the page with a notice that it may be out of date. */
  async withStaleNotice(): Promise<ShopPage> {
    const { language, facts } = this
    return new ShopPage(await packHtml(withNotice(await this.text(), language)), language, facts)
  }
}

class Redirect extends NotAPage {
  readonly to: string
  constructor(to: string) {
    super('redirect')
    this.to = to
  }
}

/** The storefront's pages: rendered on demand, and cached. */
export class Pages {
  readonly build: PageBuild
  /** Languages of the pages, English first. */
  readonly languages: readonly Language[]
  readonly shop: () => Shop
  readonly publicUrl: () => string
  readonly #options: PagesOptions
  readonly #cache: PageCache<ShopPage>
  readonly #failures = new Map<Language, Promise<CachedPage>>()
  readonly #semaphore = new Semaphore(MAX_CONCURRENT, {
    atMost: MAX_QUEUED,
    refusal: () => unavailable(2),
  })

  constructor(options: PagesOptions) {
    this.#options = options
    this.build = options.build
    this.languages = options.languages ?? ['en']
    this.shop = options.shop
    this.publicUrl = options.publicUrl
    this.#cache = new PageCache({
      maxBytes: options.cacheBytes ?? 32 * MEGABYTE,
      freshFor: 5 * MINUTE,
      staleFor: 10 * MINUTE,
      staleCopyOf: (page) => page.withStaleNotice(),
      semaphore: this.#semaphore,
      ...(options.now && { now: options.now }),
    })
  }

  /** Products of the sitemap; throws under load, after a timeout, or when the queue is full. */
  async mapped(signal?: AbortSignal): Promise<MappedCatalogue> {
    if (this.#isUnderPressure()) throw new Error('under pressure')
    const { mapped } = this.#options
    return await this.#semaphore.run(() => withDeadline(timeLimits.work, mapped), signal)
  }

  /** Canonical address of the page at a target; '' where there is none. */
  canonical(target: string): string {
    const { path, query } = splitTarget(target)
    const found = this.build.findPage(this.#locate(path).path)
    return found ? found.path + canonicalQuery(query, found.query) : ''
  }

  /** Page of a request's target, if it is cached and fresh. */
  cached(target: string): PageAnswer | undefined {
    const page = this.#cache.get(target)
    return page && answerOf({ page, isStale: false })
  }

  /** Renders or finds a page; never throws. `signal` aborts when the client leaves. */
  async answer(target: string, signal?: AbortSignal): Promise<PageAnswer> {
    const { path, query } = splitTarget(target)
    const { language, path: english } = this.#locate(path)
    const found = this.build.findPage(english)
    if (!found) return { kind: 'redirect', status: 302, to: addressIn(language, paths.home()) }
    const search = canonicalQuery(query, found.query)
    const canonicalLanguage = isTranslated(found.name) ? language : 'en'
    if (addressIn(canonicalLanguage, found.path) !== path) {
      const to = addressIn(canonicalLanguage, found.path + search)
      return { kind: 'redirect', status: 308, to }
    }
    const key = addressIn(language, found.rendered + search)
    const fresh = this.cached(key)
    if (fresh) return fresh
    // Shells of pages behind a login are few and read no data, so they are rendered under any load.
    const isShell = found.access !== 'open'
    // A page without a stale copy is queued under load too: three renders at a time are little
    // work, and refusing them wouldn't help against load of other programs.
    const copy = !isShell && this.#isUnderPressure() ? await this.#cache.copy(key) : undefined
    if (copy) return answerOf(copy)
    const renderer: Renderer<ShopPage> = {
      render: () => this.#render(found, search, language),
      isCacheable: ({ facts }) => facts.status === 200 && !isTyped(found, search),
      isQueued: !isShell,
    }
    try {
      return answerOf(await this.#cache.getOrRender(key, renderer, signal))
    } catch (error) {
      if (error instanceof Redirect) return { kind: 'redirect', status: 302, to: error.to }
      // A refused, timed-out or aborted request is not an error of the page.
      if (!signal?.aborted && !isRefusal(error)) this.#options.onFailure?.(error)
      return { kind: 'failure' }
    }
  }

  /** The error page in the language of a target. */
  failure(target = '/'): Promise<CachedPage> {
    const { language } = this.#locate(target)
    const make = async () =>
      new CachedPage(await packHtml(failureDocument(this.build, this.shop(), language)))
    const page = this.#failures.get(language) ?? make()
    this.#failures.set(language, page)
    return page
  }

  /** Expires every page after a catalogue change; they remain as copies for a database failure. */
  readonly expire = (): void => this.#cache.expire()

  /** Expires the page of the product with this slug, for every model and in every language. */
  expireProduct(slug: string): void {
    const own = new Set(this.languages.map((language) => addressIn(language, paths.product(slug))))
    this.#cache.expire((key) => own.has(splitTarget(key).path))
  }

  /** Removes every page, stale copies included, after a change of the shop's facts. */
  readonly renew = (): void => {
    this.#failures.clear()
    this.#cache.clear()
  }

  cacheSize(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#cache.size, bytes: this.#cache.bytes }
  }

  #isUnderPressure(): boolean {
    return this.#options.isUnderPressure?.() ?? false
  }

  /** The language of an address, and the English path of its page. */
  #locate(address: string): { readonly language: Language; readonly path: string } {
    const { language, address: path } = splitAddress(address)
    return this.languages.includes(language)
      ? { language, path }
      : { language: 'en', path: address }
  }

  #render(found: FoundPage, query: string, language: Language): Promise<ShopPage> {
    return withDeadline(timeLimits.work, () =>
      inLanguage(language, () => this.#renderInLanguage(found, query, language)),
    )
  }

  async #renderInLanguage(found: FoundPage, query: string, language: Language): Promise<ShopPage> {
    const { build, languages, publicUrl } = this
    const { access, name } = found
    const facts = factsIn(language, this.shop())
    const shop = languages.length > 1 ? { ...facts, languages } : facts
    const source = this.#options.catalogue
    const page = await build.render(found, query, { shop, source, language })
    if ('redirect' in page) throw new Redirect(page.redirect)
    const { status, head } = page
    const isPage = access === 'open' && status === 200
    const robots = isPage ? (head.robots ?? 'index') : 'noindex'
    const html = documentOf({
      ...{ page, name, build, publicUrl: publicUrl(), shop: facts, robots, language, languages },
    })
    return new ShopPage(await packHtml(html), language, { status, access, robots })
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
  return { kind: 'page', ...page.facts, isStale, page }
}
