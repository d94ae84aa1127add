import { paths } from '#domain/paths.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'

/** Remembers the address of an admin list with its filters, for links back to it. */
function rememberedList(list: string) {
  let address = list
  return {
    /**
     * Stores search, filters and page of the list. Called by the loaders of its detail pages, while
     * the address is still that of the previous page.
     */
    remember({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location) {
      if (pathname === list) address = pathname + search
      // Navigation between detail pages keeps the stored address.
      else if (!pathname.startsWith(`${list}/`)) address = list
    },
    address: () => address,
  }
}

export const ordersList = rememberedList(paths.adminOrders())
export const productsList = rememberedList(paths.adminProducts())

const lists = { orders: ordersList, products: productsList }

/** Link back to a list, with its last filters and page. */
export function BackLink({ to }: { readonly to: keyof typeof lists }) {
  return (
    <Link
      to={lists[to].address()}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-control pe-2 font-semibold text-plum text-sm hover:text-plum-deep"
    >
      <Icon name="chevron" className="turned" />
      Back to {to}
    </Link>
  )
}
