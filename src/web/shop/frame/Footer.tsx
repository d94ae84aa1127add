import { memo } from 'react'
import { brands } from '#domain/catalogue/brands.ts'
import { paths } from '#domain/paths.ts'
import { whatsAppLink } from '#domain/settings/whatsapp-link.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { t } from '#messages'
import { hasShippedMark } from '#web/kit/page/ShopLogo.tsx'
import { useShop } from '#web/kit/page/shop-context.ts'
import wordmark from '#web/kit/page/wordmark.svg'
import { useSession } from '#web/kit/session/session.ts'
import { IconItem } from '#web/kit/ui/blocks/IconItem.tsx'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { ltr } from '#web/kit/ui/message-tags.tsx'
import { footerLinks, type NavigationLink } from './bar/navigation-links.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** Promises, links and contact; one line on the pages of a purchase (rule: short-footer). */
export const Footer = memo(function Footer({ isShort }: { readonly isShort: boolean }) {
  return isShort ? <ShortFooter /> : <FullFooter />
})

function ShortFooter() {
  const { languages } = useShop()
  return (
    <footer data-screen-only className="mt-auto border-hairline border-t text-sm">
      <p className="page-end page-gutter flex flex-wrap items-center gap-x-5 py-3">
        {languages && <LanguageSwitch variant="line" />}
        <span className="text-muted">{t.common.questions}</span>
        <Link to={paths.help()} className={shortLink}>
          {t.common.help}
        </Link>
        <DirectMessage className={`${shortLink} gap-1.5`} iconSize="size-4" />
        <WhatsAppLink className={`${shortLink} gap-1.5`} />
      </p>
    </footer>
  )
}

function FullFooter() {
  const shop = useShop()
  const user = useSession()
  return (
    <footer data-screen-only className="mt-auto">
      <div className="border-hairline border-t bg-paper">
        <ul className="page-gutter grid fit-columns gap-x-8 gap-y-2 py-6 font-medium text-sm">
          <IconItem icon="truck">{freeShippingClaim()}</IconItem>
          <IconItem icon="clock">
            {t.common.deliveryNationwide({ days: () => <Unbroken>{deliveryTime()}</Unbroken> })}
          </IconItem>
          <IconItem icon="message">
            {t.common.supportWithin({ hours: terms.supportReplyHours })}
          </IconItem>
        </ul>
      </div>
      <div className="page-end on-plum bg-plum-deep text-white">
        <div className="page-gutter grid gap-x-8 gap-y-8 py-10 xs:grid-cols-2 md:grid-cols-[1.6fr_1fr_1fr_1.4fr] md:py-14">
          <div className="grid content-start gap-2 xs:col-span-2 md:col-span-1">
            {hasShippedMark(shop) ? (
              <img
                src={wordmark}
                alt={shop.name}
                width="107"
                height="96"
                loading="lazy"
                className="mb-2"
              />
            ) : (
              <p className="font-bold text-2xl tracking-tight">{shop.name}</p>
            )}
            <p className="max-w-prose text-plum-tint text-sm">
              <bdi>{t.common.tagline({ tagline: shop.tagline })}</bdi>
              <br />
              <bdi>{t.common.place({ city: shop.city, province: shop.province })}</bdi>
            </p>
            {shop.languages && <LanguageSwitch variant="footer" />}
          </div>
          <Links title={t.common.quickLinks} links={footerLinks(user)} className="quick-links" />
          <Links
            title={t.common.brands}
            links={[
              ...brands
                .slice(0, 3)
                .map(({ slug, displayName }) => ({ label: displayName, to: paths.brand(slug) })),
              { label: t.common.allBrands, to: paths.products() },
            ]}
          />
          <div className="xs:col-span-2 md:col-span-1">
            <h2 className="text-base">{t.common.needHelp}</h2>
            <p className="mt-2 text-plum-tint text-sm">
              {t.common.replyWithin({ hours: terms.supportReplyHours })}
            </p>
            <div className="mt-4 flex flex-wrap gap-3">
              <DirectMessage className={contactLook} />
              <WhatsAppLink className={contactLook} />
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

const contactLook =
  'inline-flex min-h-11 items-center gap-2 rounded-control bg-white px-4 font-semibold text-plum hover:bg-plum-tint'

const shortLink =
  'inline-flex min-h-11 items-center font-semibold text-plum underline-offset-4 hover:underline'

/** Link to the direct messages of the shop's account. */
function DirectMessage({
  className,
  iconSize,
}: {
  readonly className: string
  readonly iconSize?: string
}) {
  const { handle, directMessageUrl } = useShop()
  return (
    <NewTabLink href={directMessageUrl} className={className}>
      <Icon name="message" {...(iconSize && { className: iconSize })} />
      <span>{t.common.message({ name: handle, handle: ltr })}</span>
    </NewTabLink>
  )
}

/** WhatsApp number of the shop; nothing without one. */
function WhatsAppLink({ className }: { readonly className: string }) {
  const { whatsapp } = useShop()
  if (whatsapp === '') return null
  return (
    <NewTabLink href={whatsAppLink(whatsapp)} className={className}>
      <Icon name="message" className="size-4" />
      {t.common.whatsApp}
    </NewTabLink>
  )
}

function Links({
  title,
  links,
  className,
}: {
  readonly title: string
  readonly links: readonly NavigationLink[]
  readonly className?: string
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center text-plum-tint underline-offset-4 hover:text-white hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
