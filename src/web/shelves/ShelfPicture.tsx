import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'

interface ShelfPictureProps {
  /** As a product names it; the placeholder stands in for none. */
  readonly path: string | undefined
  readonly sizes: string
  /** Well below the first view: it is fetched when near. */
  readonly isLate?: boolean
}

/** A card's picture, in a box that has its size whatever is in it. */
export function ShelfPicture({ path = '', sizes, isLate = false }: ShelfPictureProps) {
  return (
    <div className={classNames('shelf-picture card-picture aspect-4/5', isLate && 'late-picture')}>
      <Picture path={path} alt="" sizes={sizes} className="size-full object-cover" />
    </div>
  )
}
