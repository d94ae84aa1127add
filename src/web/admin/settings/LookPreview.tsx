import type { Shop } from '#domain/contract/shop.ts'
import { logoShown } from '#domain/settings/logo.ts'
import { Mark } from '#web/frame/bar/Mark.tsx'
import { useShop } from '#web/frame/shop-context.ts'

interface LookPreviewProps {
  readonly accent: Shop['accent']
  readonly logo: string | null
  readonly showsName: boolean
}

/** Preview of a page's header, inert and hidden from screen readers. */
export function LookPreview({ accent, logo, showsName }: LookPreviewProps) {
  const { name } = useShop()
  return (
    <div
      data-accent={accent}
      aria-hidden="true"
      className="overflow-hidden rounded-control border border-hairline bg-paper"
    >
      <div className="flex min-h-16 items-center gap-2.5 border-hairline border-b px-4 font-bold text-xl tracking-tight">
        <Mark shop={{ name, logo: logo === null ? null : logoShown(logo, showsName) }} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4">
        <span className="inline-flex min-h-11 items-center rounded-control bg-plum px-5 font-semibold text-white">
          Add to cart
        </span>
        <span className="font-semibold text-plum underline underline-offset-4">Delivery</span>
        <span className="rounded-chip bg-plum-tint px-3 py-1 font-semibold text-plum text-sm">
          iPhone 15
        </span>
      </div>
    </div>
  )
}
