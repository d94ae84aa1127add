import { Picture } from '#web/kit/ui/Picture.tsx'
import { ShopMark } from './ShopLogo.tsx'

interface ShopFaceProps {
  /** Path of the picture of the shop's people; null for the mark in its place. */
  readonly face: string | null
}

/** Round picture of 96 px of the shop's people, without alternative text: words beside it say who answers. */
export function ShopFace({ face }: ShopFaceProps) {
  return (
    <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-chip bg-plum-tint">
      {face === null ? (
        <ShopMark size={58} />
      ) : (
        <Picture path={face} alt="" sizes="96px" className="size-full object-cover" />
      )}
    </span>
  )
}
