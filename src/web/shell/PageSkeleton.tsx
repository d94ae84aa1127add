import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The frame of a page whose content only this device knows. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <div className="page-gutter grid min-h-dvh content-start gap-6 py-8" aria-busy="true">
      <h1 className="text-2xl">{title}</h1>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </div>
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  )
}
