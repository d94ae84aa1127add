import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  type Params,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Shop } from '#domain/contract/shop.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { type PageName, type PageRow, pageNamed, type pages } from '#domain/pages.ts'
import { language } from '#messages/language.ts'
import { type CatalogueSource, catalogue } from '#web/api/catalogue.ts'
import type { HeadMaker, PageHead } from '#web/frame/head/page-head.ts'
import { helpHead } from '#web/help/help-head.ts'
import { homeHead } from '#web/home/home-head.ts'
import { brandHead, collectionHead, productsHead } from '#web/listing/listing-heads.ts'
import { productHead } from '#web/product/product-head.ts'
import { asMissing } from './feedback/missing.ts'
import { fullTitle, type PageHandle, type PageState } from './frame/page.ts'
import { LanguagesProvider, ShopProvider } from './frame/shop-context.ts'
import { serverRoutes } from './routes.tsx'
import { serverComponents } from './ui/lazy-component.tsx'

/**
 * The head of each open page beside its title: what search engines and previews are told. A module
 * of its own, which only entry-server.tsx opens, so that no browser downloads it.
 */

type OpenPageName = {
  [Name in PageName]: (typeof pages)[Name]['access'] extends 'open' ? Name : never
}[PageName]

/** Each reads what its own page's loader gave. */
const heads: Readonly<Record<OpenPageName, HeadMaker<never>>> = {
  home: homeHead,
  help: helpHead,
  products: productsHead,
  brand: brandHead,
  collection: collectionHead,
  product: productHead,
}

/** Makes the head of an open page; undefined for any other. */
function headMaker(name: PageName): HeadMaker<unknown> | undefined {
  return (heads as Readonly<Partial<Record<PageName, HeadMaker<unknown>>>>)[name]
}

export type { CatalogueSource } from '#web/api/catalogue.ts'
export type { PageHead, Robots } from '#web/frame/head/page-head.ts'
export type { PageState } from './frame/page.ts'

/** Which page an address means, in the one form in which the shop writes it. */
export interface FoundPage extends Pick<PageRow, 'access' | 'title' | 'query' | 'typed'> {
  readonly name: PageName
  /** Path in its canonical spelling. */
  readonly path: string
  /** The rendered path: for a closed page the same for every id. */
  readonly rendered: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly body: string
  readonly state: PageState
  readonly head: PageHead
  readonly title: string
}

export type RenderResult = RenderedPage | { readonly redirect: string }

const basename = addressIn(language, '/')
const handler = createStaticHandler(await serverRoutes(), { basename })
await serverComponents()

/** The page at an English path, whatever language is rendered; null when the shop has none there. */
export function findPage(pathname: string): FoundPage | null {
  const match = handler.match({ pathname: addressIn(language, pathname) })?.at(-1)
  const row = match && pageNamed(match.route.id)
  if (!row) return null
  const params = asParams(match.params)
  const path = generatePath(row.pattern, params)
  const rendered = row.access === 'open' ? path : generatePath(row.pattern, anonymous(params))
  return { ...row, name: match.route.id as PageName, path, rendered }
}

/**
 * Renders a page whole. Closed pages are rendered as their skeleton without running a loader.
 * Throws what the catalogue throws, so that no failure is ever sent as a page.
 */
export async function render(
  page: FoundPage,
  search: string,
  {
    shop,
    source,
    languages,
  }: {
    readonly shop: Shop
    readonly source: CatalogueSource
    /** Languages of the shop, where there are several. */
    readonly languages?: readonly Language[]
  },
): Promise<RenderResult> {
  const requestContext = new RouterContextProvider(new Map([[catalogue, source]]))
  const context = await handler.query(
    new Request(`http://shop${addressIn(language, page.rendered + search)}`),
    {
      requestContext,
      filterMatchesToLoad: () => page.access === 'open',
    },
  )
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? basename }
  const missing = missingIn(context)
  const state: PageState = {
    shop,
    loaderData: context.loaderData,
    missing,
    ...(languages && { languages }),
  }
  const { title, head } = headOf(page, context, shop)
  return {
    status: missing ? 404 : 200,
    state,
    head,
    title: fullTitle(title, shop),
    body: renderToString(
      <ShopProvider value={shop}>
        <LanguagesProvider value={languages ?? []}>
          <StaticRouterProvider
            context={context}
            router={createStaticRouter(handler.dataRoutes, context)}
            hydrate={false}
          />
        </LanguagesProvider>
      </ShopProvider>,
    ),
  }
}

/** Errors that say that a thing is not there are pages; every other one is thrown on. */
function missingIn(context: StaticHandlerContext): PageState['missing'] {
  for (const [routeId, error] of Object.entries(context.errors ?? {})) {
    const data = asMissing(error)
    if (!data) throw error
    return { routeId, data }
  }
  return null
}

function headOf(
  page: FoundPage,
  context: StaticHandlerContext,
  shop: Shop,
): { readonly title: string | null; readonly head: PageHead } {
  const match = context.matches.at(-1)
  const makeHead = headMaker(page.name)
  if (!match || context.errors || !makeHead) {
    return { title: page.title ?? null, head: { robots: 'noindex' } }
  }
  const { title } = (match.route.handle ?? {}) as Partial<PageHandle>
  const data = context.loaderData[match.route.id]
  return { title: title?.(data) ?? null, head: makeHead({ data, shop }) }
}

function asParams(params: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function anonymous(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(params).map((name) => [name, '-']))
}
