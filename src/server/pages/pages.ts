import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'
import type { CatalogueSource, FoundPage } from '#web/entry-server.tsx'
import { canonicalQuery, splitTarget } from './address.ts'
import type { PageBuild } from './build-folder.ts'
import { documentOf, failureDocument, withNotice } from './document.ts'
import { KeptPage } from './kept-page.ts'
import { NotAPage, PageCache } from './page-cache.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const MEGABYTE = 1024 * 1024

/** A product as the map of the site has it. */
export interface MappedProduct {
  readonly slug: string
  /** ISO 8601. */
  readonly changedAt?: string
}

export interface PagesOptions {
  readonly build: PageBuild
  readonly catalogue: CatalogueSource
  /** Every product on offer, for the map of the site. */
  readonly mappedProducts: () => Promise<readonly MappedProduct[]>
  readonly shop: Shop
  /** Origin that shoppers see, without a slash at the end; never taken from a request. */
  readonly publicUrl: () => string
  /** Bytes of all cached pages together. */
  readonly cacheBytes?: number
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
      readonly isIndexed: boolean
      /** It stands in for a page that could not be made. */
      readonly isStandIn: boolean
    }
  | { readonly kind: 'elsewhere'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'failure'; readonly page: KeptPage }

/** A page with what its answer needs beside the bytes. */
class ShopPage extends KeptPage {
  readonly status: 200 | 404
  readonly access: FoundPage['access']
  readonly isIndexed: boolean
  readonly #html: string
  #noticed: KeptPage | undefined

  constructor(html: string, facts: Pick<ShopPage, 'status' | 'access' | 'isIndexed'>) {
    super(html)
    this.#html = html
    this.status = facts.status
    this.access = facts.access
    this.isIndexed = facts.isIndexed
  }

  /** The page with the notice that it may be out of date. */
  get noticed(): KeptPage {
    this.#noticed ??= new KeptPage(withNotice(this.#html, OUTDATED))
    return this.#noticed
  }
}

const OUTDATED = 'The shop is briefly unavailable. You see a copy that may be a few minutes old.'
const UNAVAILABLE = 'The shop is briefly unavailable. Please try again in a few seconds.'

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
  readonly mappedProducts: PagesOptions['mappedProducts']
  /** The page of a request's target when it is at hand, without waiting. */
  readonly atHand: (target: string) => PageAnswer | undefined
  readonly answer: (target: string) => Promise<PageAnswer>
  /** Call when the catalogue or a review has changed. */
  readonly drop: () => void
}

/** Puts the storefront's pages together; they are made when they are asked for. */
export function buildPages(options: PagesOptions): Pages {
  const { build, catalogue, shop, publicUrl, onFailure, now } = options
  const cache = new PageCache<ShopPage>({
    maxBytes: options.cacheBytes ?? 32 * MEGABYTE,
    freshFor: 5 * MINUTE,
    standsInFor: 10 * MINUTE,
    ...(now && { now }),
  })
  let failure: KeptPage | undefined

  async function make(found: FoundPage, query: string): Promise<ShopPage> {
    const page = await build.render(found, query, { shop, source: catalogue })
    if ('redirect' in page) throw new Elsewhere(page.redirect)
    const isIndexed = found.access === 'open' && page.status === 200 && !page.head.noindex
    const html = documentOf({
      page,
      name: found.name,
      build,
      publicUrl: publicUrl(),
      shopName: shop.name,
      isIndexed,
    })
    return new ShopPage(html, { status: page.status, access: found.access, isIndexed })
  }

  async function answer(target: string): Promise<PageAnswer> {
    const { path, query } = splitTarget(target)
    const found = build.findPage(path)
    if (!found) return { kind: 'elsewhere', status: 302, to: paths.home() }
    const search = canonicalQuery(query, found.query)
    if (found.path !== path) return { kind: 'elsewhere', status: 308, to: found.path + search }
    try {
      const { page, isStandIn } = await cache.getOrMake(
        found.rendered + search,
        () => make(found, search),
        ({ status }) => status === 200 && !isTyped(found, search),
      )
      return answerOf(page, isStandIn)
    } catch (error) {
      if (error instanceof Elsewhere) return { kind: 'elsewhere', status: 302, to: error.to }
      onFailure?.(error)
      failure ??= new KeptPage(failureDocument(build, shop.name, UNAVAILABLE))
      return { kind: 'failure', page: failure }
    }
  }

  return {
    build,
    shop,
    publicUrl,
    mappedProducts: options.mappedProducts,
    answer,
    atHand(target) {
      const page = cache.get(target)
      return page && answerOf(page, false)
    },
    drop: () => cache.drop(),
  }
}

/** What people type is endless: such a page is made for each, so that it crowds out no other. */
function isTyped(found: FoundPage, search: string): boolean {
  return found.typed.some((name) => new URLSearchParams(search).has(name))
}

function answerOf(page: ShopPage, isStandIn: boolean): PageAnswer {
  const { status, access, isIndexed } = page
  return {
    kind: 'page',
    status,
    access,
    isIndexed,
    isStandIn,
    page: isStandIn ? page.noticed : page,
  }
}
