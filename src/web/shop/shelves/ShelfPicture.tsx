import { classNames } from '#web/kit/ui/class-names.ts'
import { Picture } from '#web/kit/ui/Picture.tsx'

interface ShelfPictureProps {
  /** Path in the product; a placeholder is shown without one. */
  readonly path: string | undefined
  readonly sizes: string
  /** For pictures far below the first view, which are loaded lazily. */
  readonly isLate?: boolean
}

/** Picture of a card, in a box of fixed size. */
export function ShelfPicture({ path = '', sizes, isLate = false }: ShelfPictureProps) {
  return (
    <div className={classNames('shelf-picture card-picture aspect-4/5', isLate && 'late-picture')}>
      <Picture path={path} alt="" sizes={sizes} className="size-full object-cover" />
    </div>
  )
}
