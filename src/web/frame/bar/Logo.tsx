import { Link } from 'react-router'
import { useShop } from '../shop-context.ts'

/** A case with its camera, and the shop's name as text, so that a rename touches no drawing. */
export function Logo({ to }: { readonly to: string }) {
  const { name } = useShop()
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control pe-1 font-bold text-ink text-xl tracking-tight"
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="10" fill="var(--color-plum)" />
        <circle cx="11.5" cy="11.5" r="4.5" fill="var(--color-marigold)" />
        <circle cx="11.5" cy="11.5" r="1.75" fill="var(--color-ink)" />
      </svg>
      {name}
    </Link>
  )
}
