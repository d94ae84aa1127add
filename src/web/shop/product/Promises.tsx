import { useSyncExternalStore } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { formatMoney } from '#domain/money.ts'
import { betweenDays, expectedDays } from '#domain/orders/expected.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTimeInBusinessDays, exchangeWords, terms } from '#domain/terms.ts'
import { t } from '#messages'
import { useShop } from '#web/kit/page/shop-context.ts'
import { IconItem } from '#web/kit/ui/blocks/IconItem.tsx'
import { Unbroken } from '#web/kit/ui/blocks/Unbroken.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { WhatsAppRow } from '#web/shop/frame/WhatsAppRow.tsx'

interface PromisesProps {
  readonly product: Pick<Product, 'name'>
  /** '' before one is chosen. */
  readonly model: string
}

/** The shop's number, then exchange, delivery, payment and help, below Add to Cart. */
export function Promises({ product: { name }, model }: PromisesProps) {
  const { exchangeLine, whatsapp } = useShop()
  const question =
    model === '' ? t.product.aboutCase({ name }) : t.product.aboutFit({ name, model })
  return (
    <>
      <WhatsAppRow message={question} />
      <ul className="grid gap-2 border-hairline border-y py-4 text-sm">
        {exchangeLine && (
          <IconItem icon="refresh">
            <span className="font-semibold">{exchangeWords(exchangeLine)}</span>
          </IconItem>
        )}
        <IconItem icon="truck">
          {t.product.delivered({
            days: () => <Unbroken>{deliveryTimeInBusinessDays()}</Unbroken>,
          })}
        </IconItem>
        <IconItem icon="cash">{t.product.payment}</IconItem>
        {whatsapp === '' && (
          <IconItem icon="message">
            {t.product.questions({
              hours: terms.supportReplyHours,
              help: linkTo(paths.help(), 'text-plum underline'),
            })}
          </IconItem>
        )}
      </ul>
    </>
  )
}

/** Days as long as any others, which keep the room of the promised ones in a cached page. */
const ROOM = { from: '2026-12-20', to: '2026-12-22' }

const never = () => () => undefined

/** Cost and days of delivery; cached pages have room for the days (rule: delivery-days). */
export function DeliveryLine() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <p className="flex gap-2.5 text-sm">
      <Icon name="truck" className="text-plum" />
      <span>
        {t.product.deliveryFee({
          fee: formatMoney(terms.deliveryFee),
          items: terms.freeDeliveryFrom,
        })}
        <br />
        <span className={isInBrowser ? 'font-semibold' : 'invisible'}>
          {t.product.withYou({ days: betweenDays(isInBrowser ? expectedDays(new Date()) : ROOM) })}
        </span>
      </span>
    </p>
  )
}
