import { brands } from '#domain/catalogue/brands.ts'
import { terms } from '#domain/terms.ts'
import { Point } from '#web/ui/blocks/Point.tsx'

const models = brands.reduce((sum, brand) => sum + brand.models.length, 0)

/**
 * Why people buy here. What delivery costs, how long it takes and who answers is said right below, by
 * the foot of every page.
 */
export function SellingPoints() {
  return (
    <section
      aria-labelledby="why"
      className="page-gutter below-500 pt-4 pb-12 sm:below-374 sm:pb-16 lg:below-232"
    >
      <h2 id="why" className="text-2xl">
        Bought with no worries, anywhere in {terms.country}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
        <Point isHeading icon="phone" title="Made for your model">
          {models} models from {brands.length} brands. You choose yours before anything goes into
          the cart.
        </Point>
        <Point isHeading icon="cash" title="Pay at your door">
          Cash when the parcel is in your hands, or a bank transfer if you like.
        </Point>
        <Point isHeading icon="user" title="No account needed">
          Order with a name, a phone number and an address.
        </Point>
        <Point isHeading icon="box" title="Follow every step">
          Your order has a page of its own that shows where it is.
        </Point>
      </ul>
    </section>
  )
}
