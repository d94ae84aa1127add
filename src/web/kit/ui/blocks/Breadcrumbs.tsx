import type { Crumb } from '#domain/catalogue/trail.ts'
import { t } from '#messages'
import { Link } from '#web/kit/ui/Link.tsx'

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[]
  /** Whether the trail ends with the current page, which is then not a link. */
  readonly isHere?: boolean
}

/** Breadcrumb trail of links to the pages above this one. */
export function Breadcrumbs({ trail, isHere }: BreadcrumbsProps) {
  return (
    <nav aria-label={t.common.breadcrumb}>
      <ol className="crumbs flex flex-wrap gap-x-2 text-muted text-sm">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-11 items-center gap-x-2">
            {isHere && !trail[index + 1] ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-11 items-center text-plum underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
