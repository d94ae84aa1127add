import { cardPictures } from '#domain/catalogue/designs/drawn-picture.ts'
import { brandFound } from '#domain/catalogue/models/models-found.ts'
import type { DesignForPhone } from '#domain/contract/products.ts'
import { paths, productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { ShelfPicture } from '#web/shop/shelves/ShelfCard.tsx'

/** A phone that a design isn't made for, with the nearest cases for it. */
export interface MissingPhone extends Pick<DesignForPhone, 'nearest'> {
  readonly model: string
}

const nearestSizes = '(min-width: 40rem) 104px, 38vw'

interface NotMadeProps extends MissingPhone {
  /** Of the design. */
  readonly name: string
}

/**
 * Says that a design isn't made for a phone, or for whatever was typed, and offers the nearest cases, or
 * else those of its brand, and a message (rule: one-design).
 */
export function NotMade({ name, model, nearest }: NotMadeProps) {
  const brand = nearest.length === 0 && brandFound(model)
  return (
    <section role="status" className="grid gap-3 rounded-card bg-plum-tint p-4">
      <h3 className="text-base">{t.modelDialogs.notMade({ model })}</h3>
      {nearest.length > 0 && (
        <>
          <p className="text-sm">{t.modelDialogs.nearest({ model })}</p>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {nearest.map((each) => (
              <li key={each.slug} className="card relative rounded-card">
                <ShelfPicture path={cardPictures(each, model)[0]} sizes={nearestSizes} />
                <Link
                  to={productAddress(each.slug, model)}
                  className="stretched block pt-2 text-sm"
                >
                  {each.name}
                </Link>
                <Price product={each} layout="shelf" />
              </li>
            ))}
          </ul>
        </>
      )}
      {brand && (
        <LinkButton to={paths.brand(brand.slug)} kind="secondary">
          {t.common.allCasesOf({ brand: brand.displayName })}
        </LinkButton>
      )}
      <p className="text-sm">{t.modelDialogs.askToMake}</p>
      <MessageShop text={t.modelDialogs.canYouMake({ name, model })} />
    </section>
  )
}
