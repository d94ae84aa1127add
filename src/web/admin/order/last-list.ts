import { paths } from '#domain/paths.ts'

/** The list's address as it was left for an order. */
let list: string = paths.adminOrders()

/**
 * Keeps the search, status and page of the list. Called by the loader, while the address is still
 * that of the page which is being left.
 */
export function rememberList({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'> = location) {
  if (pathname === paths.adminOrders()) list = pathname + search
  // From one order to another the way back stays the same.
  else if (!pathname.startsWith(`${paths.adminOrders()}/`)) list = paths.adminOrders()
}

/** Where 'Back to orders' leads. */
export const lastList = (): string => list
