import { paths } from '#domain/paths.ts'

type Place = Pick<Location, 'pathname' | 'search'>

/** A list of the admin area, with the way back to it as it was left. */
function keptList(list: string) {
  let left = list
  return {
    /**
     * Keeps the search, filters and page of the list. Called by the loaders of what lies below it,
     * while the address is still that of the page which is being left.
     */
    remember({ pathname, search }: Place = location) {
      if (pathname === list) left = pathname + search
      // From one thing of the list to another the way back stays the same.
      else if (!pathname.startsWith(`${list}/`)) left = list
    },
    /** Where 'Back to …' leads. */
    address: () => left,
  }
}

export const ordersList = keptList(paths.adminOrders())
export const productsList = keptList(paths.adminProducts())
