import { Link } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'

interface BackLinkProps {
  readonly to: string
  /** Text of the link: 'Back to orders'. */
  readonly children: string
}

/** Link from a page back to the list that it was opened from. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-control pe-2 font-semibold text-plum text-sm hover:text-plum-deep"
    >
      <Icon name="chevron" className="rotate-180" />
      {children}
    </Link>
  )
}
