import type { ReactNode } from 'react'
import type { PageLayout } from '#domain/pages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/**
 * What a skeleton says before any script is there. The server renders it; in the browser it is left as
 * the early script has filled it, and no script brings it.
 */
export type Outline = { readonly content: ReactNode } | 'as it came'

interface PageSkeletonProps {
  readonly title: string
  readonly layout: PageLayout
  readonly outline?: Outline | undefined
}

/** The frame of a page whose content only this device knows. */
export function PageSkeleton({ title, layout, outline }: PageSkeletonProps) {
  return (
    <div className="page-gutter min-h-dvh py-8" aria-busy="true">
      <div className={classNames('grid gap-6', layout === 'narrow' && 'mx-auto max-w-form')}>
        <h1 className="text-2xl">{title}</h1>
        {outline && (
          <div
            className="outline-of-page"
            suppressHydrationWarning
            {...(outline === 'as it came'
              ? { dangerouslySetInnerHTML: { __html: '' } }
              : { children: outline.content })}
          />
        )}
        {layout === 'narrow' && <Skeleton className="h-96 rounded-card" />}
        {layout === 'list' && <Blocks className="h-64 rounded-card" />}
        {layout === 'sides' && (
          <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
            <div className="grid content-start gap-4">
              <Blocks className="h-32 rounded-card" />
            </div>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
      </div>
    </div>
  )
}

function Blocks({ className }: { readonly className: string }) {
  return (
    <>
      <Skeleton className={className} />
      <Skeleton className={className} />
    </>
  )
}
