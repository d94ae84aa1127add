import { useSlugs } from '#web/kit/device/kept-lists.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import type { ViewedShelfProps } from './ViewedShelf.tsx'

const ViewedShelf = lazyComponent(async () => (await import('./ViewedShelf.tsx')).ViewedShelf)

/** The shelf of viewed designs, loaded on a device that has viewed one other than `except`. */
export function RecentlyViewed(props: ViewedShelfProps) {
  const hasViewed = useSlugs('viewed').some((slug) => slug !== props.except)
  return hasViewed && <ViewedShelf {...props} />
}
