/**
 * The head of each open page beside its title: what search engines and previews are told. A module
 * of its own, which only entry-server.tsx opens, so that no browser downloads it.
 */
import type { PageName, pages } from '#domain/pages.ts'
import type { HeadMaker } from '#web/frame/head/page-head.ts'
import { brandHead, productsHead } from '#web/listing/listing-heads.ts'
import { productHead } from '#web/product/product-head.ts'
import { helpHead } from './help/help-head.ts'
import { homeHead } from './home/home-head.ts'

type OpenPageName = {
  [Name in PageName]: (typeof pages)[Name]['access'] extends 'open' ? Name : never
}[PageName]

/** Each reads what its own page's loader gave. */
const heads: Readonly<Record<OpenPageName, HeadMaker<never>>> = {
  home: homeHead,
  help: helpHead,
  products: productsHead,
  brand: brandHead,
  product: productHead,
}

/** What makes the head of an open page; undefined for any other. */
export function headMaker(name: PageName): HeadMaker<unknown> | undefined {
  return (heads as Readonly<Partial<Record<PageName, HeadMaker<unknown>>>>)[name]
}
