import { Link } from 'react-router'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { useSession } from '#web/kit/session/session.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'

/**
 * Links to the review form of each product in the order. Only accounts can review, so guests see
 * none (rule: reviews).
 */
export function WriteReview({ order }: { readonly order: Order }) {
  const user = useSession()
  const [item, ...more] = bought(order)
  if (!item || !user || user.isAdmin || order.access === 'masked') return null
  if (more.length === 0) {
    return (
      <LinkButton reloadDocument to={reviewFormOf(item)} kind="secondary" icon="edit">
        {t.orders.write}
      </LinkButton>
    )
  }
  return (
    <details className="w-full">
      <summary className="min-h-11 content-center font-semibold text-plum">
        {t.orders.write}
      </summary>
      <ul className="grid gap-1 py-2">
        {[item, ...more].map((each) => (
          <li key={each.product}>
            <Link
              reloadDocument
              to={reviewFormOf(each)}
              className="grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 text-plum underline underline-offset-4"
            >
              <Thumbnail path={each.image} width={40} />
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One item per product, regardless of its models. */
function bought({ orderItems }: Order): readonly OrderItem[] {
  return [...new Map(orderItems.map((item) => [item.product, item])).values()]
}

/**
 * Address of a review form. An order holds ids of products, which the server redirects to their
 * pages; the fragment survives a redirect only when the browser loads a document.
 */
function reviewFormOf({ product }: OrderItem): string {
  return `${paths.product(product)}#write-review`
}
