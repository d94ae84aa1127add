import { Link } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { lastList } from './last-list.ts'

/** The way back to the list as it was left. */
export function BackToProducts() {
  return (
    <Link
      to={lastList()}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-control pe-2 font-semibold text-plum text-sm hover:text-plum-deep"
    >
      <Icon name="chevron" className="rotate-180 rtl:rotate-0" />
      Back to products
    </Link>
  )
}
