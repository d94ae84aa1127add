import { type ShopFacts, shopFacts } from '#config'
import type { PageBuild } from '#server/pages/build-folder.ts'
import { Pages } from '#server/pages/pages.ts'
import type { CatalogueSource, FoundPage, RenderResult } from '#web/boot/entry-server.tsx'

/** Page of any address, open to everybody. */
export function openPage(path: string): FoundPage {
  return { name: 'brand', access: 'open', path, rendered: path }
}

/** Build of the pages without styles, scripts and files; `changes` override its parts. */
export function pageBuild(changes: Pick<PageBuild, 'render'> & Partial<PageBuild>): PageBuild {
  return {
    findPage: openPage,
    styles: '',
    policy: "default-src 'none'",
    preHydration: '',
    scripts: () => '',
    files: new Map(),
    ...changes,
  }
}

/** Rendered page. @param facts facts of the shop in its state */
export function renderedPage(
  { title, body }: { readonly title: string; readonly body: string },
  facts: ShopFacts = shopFacts,
): Extract<RenderResult, { body: string }> {
  return {
    status: 200,
    body,
    state: { shop: facts, loaderData: {}, missing: null },
    head: {},
    title,
  }
}

/** Catalogue without products, for renderers that read none. */
export const emptyCatalogue: CatalogueSource = {
  listProducts: () => Promise.reject(new Error('not read by this page')),
  product: () => Promise.resolve(null),
  highlights: () => Promise.resolve({ newest: [], loved: [], types: [], collections: [] }),
  related: () => Promise.resolve([]),
  reviews: () => Promise.resolve([]),
}

/** Pages of an empty shop with this build; `options` override its other parts. */
export function pagesOf(
  build: Parameters<typeof pageBuild>[0],
  options: Partial<ConstructorParameters<typeof Pages>[0]> = {},
): Pages {
  return new Pages({
    build: pageBuild(build),
    catalogue: emptyCatalogue,
    mapped: async () => ({ models: [], products: [] }),
    shop: () => shopFacts,
    publicUrl: () => 'https://shop.test',
    ...options,
  })
}
