import { Picture } from '#web/kit/ui/Picture.tsx'
import { ShopMark } from './ShopLogo.tsx'

interface ShopFaceProps {
  /** Path of the picture of the shop's people; null for the mark in its place. */
  readonly face: string | null
  /** CSS pixels. */
  readonly size: 40 | 96
}

/** Round picture of the shop's people, without alternative text: words beside it say who answers. */
export function ShopFace({ face, size }: ShopFaceProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-chip bg-plum-tint ${size === 40 ? 'size-10' : 'size-24'}`}
    >
      {face === null ? (
        <ShopMark size={size * 0.6} />
      ) : (
        <Picture path={face} alt="" sizes={`${size}px`} className="size-full object-cover" />
      )}
    </span>
  )
}
