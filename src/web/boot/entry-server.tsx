import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Shop } from '#domain/contract/shop.ts'
import { addressIn, type Language, languages } from '#domain/languages.ts'
import { type PageName, type PageRow, pageNamed, type pages } from '#domain/pages.ts'
import { inLanguage } from '#messages'
import { serverRoutes } from '#web/boot/routes.tsx'
import { type CatalogueSource, catalogue } from '#web/kit/api/catalogue.ts'
import { asMissing } from '#web/kit/feedback/missing.ts'
import { fullTitle, type PageHandle, type PageState } from '#web/kit/page/page.ts'
import type { HeadMaker, PageHead } from '#web/kit/page/page-head.ts'
import { type PageShop, ShopProvider } from '#web/kit/page/shop-context.ts'
import { helpHead } from '#web/shop/help/help-head.ts'
import { homeHead } from '#web/shop/home/home-head.ts'
import { brandHead, collectionHead, productsHead } from '#web/shop/listing/listing-heads.ts'
import { productHead } from '#web/shop/product/product-head.ts'

type OpenPageName = {
  [Name in PageName]: (typeof pages)[Name]['access'] extends 'open' ? Name : never
}[PageName]

/**
 * Head functions of the open pages: metadata for search engines and previews, in addition to the title.
 * Every function takes the data of its page's loader. Only the server imports them.
 */
const heads = {
  home: homeHead,
  help: helpHead,
  products: productsHead,
  brand: brandHead,
  collection: collectionHead,
  product: productHead,
} as const satisfies Readonly<Record<OpenPageName, HeadMaker<never>>>

export type { CatalogueSource } from '#web/kit/api/catalogue.ts'
export type { PageState } from '#web/kit/page/page.ts'
export type { PageHead, Robots } from '#web/kit/page/page-head.ts'

/** The page that an address resolves to, with its canonical path. */
export interface FoundPage extends Pick<PageRow, 'access' | 'query' | 'typed'> {
  readonly name: PageName
  readonly path: string
  /** The rendered path; a closed page's has placeholders for its ids, so that it is the same for all. */
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

const handlers = {} as Record<Language, StaticHandler>
for (const language of languages) {
  const routes = await inLanguage(language, serverRoutes)
  handlers[language] = createStaticHandler(routes, { basename: addressIn(language, '/') })
}

/** The page at an English path; null when no page matches. */
export function findPage(pathname: string): FoundPage | null {
  const match = handlers.en.match({ pathname })?.at(-1)
  const row = match && pageNamed(match.route.id)
  if (!row) return null
  // No pattern has an optional parameter.
  const params = match.params as Readonly<Record<string, string>>
  const path = generatePath(row.pattern, params)
  const rendered = row.access === 'open' ? path : generatePath(row.pattern, placeholders(params))
  return { ...row, name: match.route.id as PageName, path, rendered }
}

interface RenderOptions {
  readonly shop: PageShop
  readonly source: CatalogueSource
  readonly language?: Language
}

/**
 * Renders a complete page in a language. Closed pages are rendered as their skeleton without running
 * a loader. Rethrows errors of the catalogue, so that no failure is ever sent as a page.
 */
export function render(
  page: FoundPage,
  search: string,
  { language = 'en', shop, source }: RenderOptions,
): Promise<RenderResult> {
  const handler = handlers[language]
  const address = addressIn(language, page.rendered + search)
  return inLanguage(language, async (): Promise<RenderResult> => {
    const context = await handler.query(new Request(`http://shop${address}`), {
      requestContext: new RouterContextProvider(new Map([[catalogue, source]])),
      filterMatchesToLoad: () => page.access === 'open',
    })
    if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
    const missing = missingIn(context)
    const { title, head } = headOf(page, context, shop)
    return {
      status: missing ? 404 : 200,
      state: { shop, loaderData: context.loaderData, missing },
      head,
      title: fullTitle(title, shop),
      body: renderToString(
        <ShopProvider value={shop}>
          <StaticRouterProvider
            context={context}
            router={createStaticRouter(handler.dataRoutes, context)}
            hydrate={false}
          />
        </ShopProvider>,
      ),
    }
  })
}

/** The 404 of a loader, which is rendered as a page; every other error is rethrown. */
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
  const makeHead = (heads as Partial<Record<PageName, HeadMaker<unknown>>>)[page.name]
  if (!match || context.errors || !makeHead) {
    return { title: pageNamed(page.name)?.title?.() ?? null, head: { robots: 'noindex' } }
  }
  const { title } = (match.route.handle ?? {}) as Partial<PageHandle>
  const data = context.loaderData[match.route.id]
  return { title: title?.(data) ?? null, head: makeHead({ data, shop }) }
}

function placeholders(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(params).map((name) => [name, '-']))
}
