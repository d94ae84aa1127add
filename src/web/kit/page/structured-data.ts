import type { Crumb } from '#domain/catalogue/trail.ts'
import { paths } from '#domain/paths.ts'
import { pageAddress } from '#web/kit/device/page-address.ts'

type Absolute = (path: string) => string

/** The breadcrumb trail of a page. */
export function breadcrumbList(trail: readonly Crumb[], absolute: Absolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(pageAddress(path)),
    })),
  }
}

/** The products of a listing's page, in their order. */
export function itemList(products: readonly { readonly slug: string }[], absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(pageAddress(paths.product(slug))),
    })),
  }
}
