import type { PageLayout } from '#domain/pages.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'

interface PageSkeletonProps {
  readonly title: string
  readonly layout: PageLayout
}

/** The frame of a page whose content only this device knows. */
export function PageSkeleton({ title, layout }: PageSkeletonProps) {
  const blocks = (className: string) => (
    <>
      <Skeleton className={className} />
      <Skeleton className={className} />
    </>
  )
  return (
    <div
      className={classNames(
        'page-gutter min-h-(--screen)',
        layout === 'sides' ? 'py-5 sm:py-8' : 'py-8',
      )}
      aria-busy="true"
    >
      <div
        className={classNames(
          'grid',
          layout === 'sides' ? 'gap-4 sm:gap-6' : 'gap-6',
          layout === 'narrow' && 'mx-auto max-w-form',
        )}
      >
        <h1 className="text-2xl">{title}</h1>
        {layout === 'narrow' && <Skeleton className="h-96 rounded-card" />}
        {layout === 'list' && blocks('h-64 rounded-card')}
        {layout === 'sides' && (
          <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
            <div className="grid content-start gap-4">{blocks('h-48 rounded-card')}</div>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
      </div>
    </div>
  )
}
