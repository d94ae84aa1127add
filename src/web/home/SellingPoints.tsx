import type { ReactNode } from 'react'
import { brands } from '#domain/catalogue/brands.ts'
import { discountedPrice, unitSavings } from '#domain/catalogue/pricing.ts'
import { formatMoney } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTime, discountClaim, freeShippingClaim, terms } from '#domain/terms.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Point } from '#web/ui/blocks/Point.tsx'
import { Money, StruckMoney } from '#web/ui/Money.tsx'

/** A list price that shows what the discount does. */
const EXAMPLE_PRICE = 1_500_00

const models = brands.reduce((sum, brand) => sum + brand.models.length, 0)

/** The flat discount, worked out on one example. */
export function DiscountBand() {
  return (
    <section aria-labelledby="discount" className="page-gutter">
      <div className="grid items-center gap-6 rounded-stage bg-marigold px-6 py-8 text-ink sm:grid-cols-[1.2fr_1fr] sm:px-10 sm:py-10">
        <div>
          <h2 id="discount" className="text-2xl sm:text-3xl">
            {discountClaim}
          </h2>
          <p className="mt-2 max-w-[36ch]">
            No code, no countdown. It is already taken off the price that you see.
          </p>
        </div>
        <p className="grid justify-items-start gap-0.5 rounded-card bg-paper px-5 py-4 sm:justify-self-end">
          <span className="text-muted text-sm">A case listed at</span>
          <StruckMoney amount={EXAMPLE_PRICE} className="text-base" />
          <span className="font-semibold text-2xl">
            <span className="sr-only">Now: </span>
            <Money isAlone amount={discountedPrice(EXAMPLE_PRICE)} />
          </span>
          <span className="font-semibold text-save text-sm">
            You save {formatMoney(unitSavings(EXAMPLE_PRICE))}
          </span>
        </p>
      </div>
    </section>
  )
}

/** Why people buy here: fit, payment, delivery, help. Every figure from the shop's own terms. */
export function SellingPoints() {
  const { city } = useShop()
  return (
    <section aria-labelledby="why" className="page-gutter py-12 sm:py-16">
      <h2 id="why" className="max-w-[22ch] text-2xl sm:text-3xl">
        Bought with no worries, anywhere in {terms.country}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
        <Point isHeading icon="phone" title="Made for your model">
          {models} models from {brands.length} brands. You choose yours before anything goes into
          the cart.
        </Point>
        <Point isHeading icon="cash" title="Cash on delivery">
          Pay the rider when the parcel is in your hands, or by bank transfer if you like.
        </Point>
        <Point isHeading icon="truck" title={`At your door in ${deliveryTime}`}>
          Sent from {city} to every city of {terms.country}. {freeShippingClaim}.
        </Point>
        <Point isHeading icon="message" title="A person answers">
          Write to us by direct message. You have a reply within {terms.supportReplyHours} hours.
        </Point>
      </ul>
    </section>
  )
}

/** Three steps from phone to parcel. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-hairline border-t bg-white">
      <div className="page-gutter grid gap-8 py-12 sm:py-16 lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="how" className="text-2xl sm:text-3xl">
            Three steps to a covered phone
          </h2>
          <LinkButton to={paths.products()} kind="secondary" icon="arrow" iconAfter>
            See all cases
          </LinkButton>
        </div>
        <ol className="grid gap-6 sm:grid-cols-3">
          <Step number={1} title="Choose your phone">
            Brand and model, so that every cut-out sits where it should.
          </Step>
          <Step number={2} title="Order as you are">
            No account needed: a name, a phone number and an address.
          </Step>
          <Step number={3} title="Pay at the door">
            Or send the screenshot of your transfer within {terms.screenshotHours} hours.
          </Step>
        </ol>
      </div>
    </section>
  )
}

function Step({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <li className="border-plum border-t-2 pt-4">
      <span aria-hidden="true" className="font-bold text-plum text-xl tabular-nums">
        {number}
      </span>
      <h3 className="mt-1 text-lg">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  )
}
