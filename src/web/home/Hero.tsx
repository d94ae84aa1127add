import { discountClaim } from '#domain/terms.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { HeroPicture } from './HeroPicture.tsx'
import { PhonePicker } from './PhonePicker.tsx'

/** The line, the question, and three cases on a stage. */
export function Hero() {
  const { tagline } = useShop()
  return (
    <section className="page-gutter pt-4 sm:pt-6">
      <div className="grid overflow-hidden rounded-stage border border-hairline bg-white lg:grid-cols-[1fr_1.15fr]">
        <div className="grid content-center gap-5 px-5 py-7 sm:px-10 sm:py-12 lg:ps-14 lg:pe-6 lg:py-14">
          <Badge tone="offer" icon="tag" className="justify-self-start">
            {discountClaim}
          </Badge>
          <div className="grid gap-3">
            <h1 className="max-w-[13ch] text-hero">{tagline}</h1>
            <p className="max-w-[38ch] text-muted sm:text-lg">
              Tell us which phone you carry. You see only what fits it, cut for its camera and
              buttons.
            </p>
          </div>
          <div className="max-w-form">
            <PhonePicker />
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  )
}
