import { Picture } from '#web/ui/Picture.tsx'

interface ShelfPictureProps {
  /** As a product names it; the placeholder stands in for none. */
  readonly path: string | undefined
  readonly sizes: string
}

/** A card's picture, in a box that has its size whatever is in it. */
export function ShelfPicture({ path = '', sizes }: ShelfPictureProps) {
  return (
    <div className="shelf-picture card-picture aspect-4/5">
      <Picture path={path} alt="" sizes={sizes} className="size-full object-cover" />
    </div>
  )
}
