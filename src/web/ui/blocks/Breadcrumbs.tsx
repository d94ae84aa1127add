import { Link } from 'react-router'
import type { Crumb } from '#domain/catalogue/trail.ts'

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[]
  /** Whether the trail ends with the page that is shown, which is no link then. */
  readonly isHere?: boolean
}

/** The way to this page, to go back on. */
export function Breadcrumbs({ trail, isHere }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
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
