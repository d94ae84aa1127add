import { Link } from 'react-router'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { ordersList, productsList } from './last-list.ts'

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
