import { classNames } from './class-names.ts'

/** Placeholder of content that is loading; give it the size of that content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-shimmer rounded-control bg-hairline', className)}
    />
  )
}
