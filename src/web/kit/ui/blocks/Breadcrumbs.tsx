import { Link } from 'react-router'
import type { Crumb } from '#domain/catalogue/trail.ts'
import { t } from '#messages'

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[]
  /** Whether the trail ends with the current page, which is then not a link. */
  readonly isHere?: boolean
}

/** Breadcrumb trail of links to the pages above this one. */
export function Breadcrumbs({ trail, isHere }: BreadcrumbsProps) {
  return (
    <nav aria-label={t.common.breadcrumb}>
      <ol className="crumbs">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {isHere && !trail[index + 1] ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
