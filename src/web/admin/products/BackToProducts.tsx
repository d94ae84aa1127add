import { BackLink } from '../frame/BackLink.tsx'
import { productsList } from '../frame/last-list.ts'

/** Link back to the list with its last filters and page. */
export function BackToProducts() {
  return <BackLink to={productsList.address()}>Back to products</BackLink>
}
