import { BackLink } from '../frame/BackLink.tsx'
import { lastList } from './last-list.ts'

/** The way back to the list as it was left. */
export function BackToProducts() {
  return <BackLink to={lastList()}>Back to products</BackLink>
}
