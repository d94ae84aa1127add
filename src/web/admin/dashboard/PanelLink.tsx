import { Link } from 'react-router'

/** The way from a panel to all that it shows a part of. */
export function PanelLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center font-semibold text-plum text-sm underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
