import { paths } from '#domain/paths.ts'

type Place = Pick<Location, 'pathname' | 'search'>

/** Remembers the address of an admin list with its filters, for links back to it. */
function rememberedList(list: string) {
  let left = list
  return {
    /**
     * Stores search, filters and page of the list. Called by the loaders of its detail pages, while
     * the address is still that of the previous page.
     */
    remember({ pathname, search }: Place = location) {
      if (pathname === list) left = pathname + search
      // Navigation between detail pages keeps the stored address.
      else if (!pathname.startsWith(`${list}/`)) left = list
    },
    address: () => left,
  }
}

export const ordersList = rememberedList(paths.adminOrders())
export const productsList = rememberedList(paths.adminProducts())
