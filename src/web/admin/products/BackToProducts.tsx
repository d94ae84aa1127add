import { BackLink } from '../frame/BackLink.tsx'
import { productsList } from '../frame/last-list.ts'

/** The way back to the list as it was left. */
export function BackToProducts() {
  return <BackLink to={productsList.address()}>Back to products</BackLink>
}
