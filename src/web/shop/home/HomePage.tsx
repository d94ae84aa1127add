import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brands } from '#domain/catalogue/brands.ts'
import { everyModel } from '#domain/catalogue/models/brand-models.ts'
import { discountClaim, freeShippingClaim } from '#domain/terms.ts'
import { t } from '#messages'
import { catalogue } from '#web/kit/api/catalogue.ts'
import { ApiError } from '#web/kit/api/send.ts'
import type { HomeShelvesData } from '#web/kit/api/shelf-product.ts'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { HomeShelves } from '#web/shop/shelves/HomeShelves.tsx'
import { BrandTiles } from './BrandTiles.tsx'
import { HeroPicture } from './HeroPicture.tsx'

/** Reasons to buy here; delivery and contact are right below, in every footer. */
function SellingPoints() {
  return (
    <section aria-labelledby="why" className="page-gutter pt-4 pb-12 sm:pb-16">
      <h2 id="why" className="text-2xl">
        {t.home.why}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:mt-8 sm:grid-cols-3">
        <SellingPoint icon="phone" title={t.home.madeTitle}>
          {t.home.made({ models: everyModel.length, brands: brands.length })}
        </SellingPoint>
        <SellingPoint icon="cash" title={t.home.payTitle}>
          {t.home.pay}
        </SellingPoint>
        <SellingPoint icon="box" title={t.home.followTitle}>
          {t.home.follow}
        </SellingPoint>
      </ul>
    </section>
  )
}

interface SellingPointProps {
  readonly icon: IconName
  readonly title: string
  readonly children: string
}

function SellingPoint({ icon, title, children }: SellingPointProps) {
  return (
    <li className="flex gap-4 sm:block">
      <span className="grid size-12 shrink-0 place-items-center rounded-chip bg-plum-tint text-plum">
        <Icon name={icon} className="size-6" />
      </span>
      <div>
        <h3 className="text-lg sm:mt-4">
          <Unbroken>{title}</Unbroken>
        </h3>
        <p className="mt-1 max-w-[34ch] text-muted">{children}</p>
      </div>
    </li>
  )
}

/** Loads the shelves; none if the shop is unreachable, since the page is complete without them. */
export async function loader({
  context,
  request,
}: LoaderFunctionArgs): Promise<HomeShelvesData | null> {
  try {
    return await context.get(catalogue).highlights(request)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export function Component() {
  const shelves = useLoaderData<HomeShelvesData | null>()
  return (
    <>
      {/* The same words as everywhere in the shop (rule: free-shipping-claim). */}
      <p className="bg-marigold px-4 py-2 text-center font-semibold text-ink text-sm">
        {freeShippingClaim()}
      </p>
      <Hero />
      <HomeShelves shelves={shelves}>
        <BrandTiles />
      </HomeShelves>
      <SellingPoints />
    </>
  )
}

/**
 * The first view: a case in its scene, the heading on it and the button to choose a phone. On a small
 * screen with a remembered phone it is lower, so that its cases begin on the first screen (home.css).
 */
function Hero() {
  const { tagline } = useShop()
  const [phone] = useMyPhone()
  return (
    <section className="hero on-plum">
      <HeroPicture />
      <div className="page-gutter hero-words">
        <div className="hero-heading">
          <h1 className="text-balance text-hero tracking-display">{tagline}</h1>
          <p className="mt-3 max-w-[38ch] text-plum-tint max-lg:hidden lg:text-lg">{t.home.lead}</p>
        </div>
        <div className="grid gap-3 sm:w-full sm:max-w-[26rem]">
          <FindPhone phone={phone} />
          <p className="text-plum-tint text-sm max-lg:hidden">
            {t.home.claim({ discount: discountClaim() })}
          </p>
        </div>
      </div>
    </section>
  )
}

const PhoneDialog = lazyComponent(
  async () => (await import('#web/shop/search/PhoneDialog.tsx')).PhoneDialog,
  {
    sentences: ['modelDialogs'],
  },
)

/** Button of the dialog for brand and model; without scripts a link to the brands below. */
function FindPhone({ phone }: { readonly phone: MyPhone | null }) {
  const dialog = useLazy(PhoneDialog, () => document.getElementById('brands')?.scrollIntoView())
  return (
    <>
      <LinkButton
        to="#brands"
        kind="inverse"
        size="large"
        wide
        aria-haspopup="dialog"
        onPointerDown={dialog.prepare}
        onClick={(event) => {
          event.preventDefault()
          dialog.open(true)
        }}
      >
        <Icon name="phone" />
        {phone ? (
          <>
            <span className="truncate">
              {t.home.shoppingFor({ model: phone.model, hidden: hiddenText })}
            </span>
            <Icon name="down" className="ms-auto size-4" />
          </>
        ) : (
          t.home.findYourPhone
        )}
      </LinkButton>
      {dialog.opened && <PhoneDialog phone={phone} onClose={dialog.close} />}
    </>
  )
}
