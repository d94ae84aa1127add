import { useId } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { t } from '#messages'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { messageAbout, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { cardLook } from '#web/kit/ui/blocks/Card.tsx'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { hiddenText, linkTo } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

/**
 * Amount, and the accounts that accept its transfer: those sent to the order's customer, otherwise the
 * shop's present ones (rules: shop-facts, wallet-changes).
 */
export function Wallets({ order }: { readonly order: Order }) {
  const shop = useShop()
  const { toldWallets, shopWallets: wallets = shop.wallets, hasRevokedWallets } = order
  const shown = toldWallets ?? wallets
  const numbersIn = (accounts: typeof shown) => accounts.map(({ number }) => number).join()
  const haveOtherNumbers = numbersIn(shown) !== numbersIn(wallets)
  return (
    <section aria-label={t.orders.whatToPay} className={cardLook()}>
      <Amount order={order} />
      <h2 className="border-hairline border-t pt-3 text-base">{t.orders.transferTo}</h2>
      <ul className="-mb-2 divide-y divide-hairline">
        {shown.map((wallet) => (
          <WalletRow key={wallet.number} wallet={wallet} isAlone={shown.length === 1} />
        ))}
      </ul>
      {haveOtherNumbers && !hasRevokedWallets && (
        <p className="mt-3 text-muted text-sm">
          {t.orders.toldAccounts({
            accounts: wallets
              .map(({ service, number }) => `${service} ${groupedNumber(number)}`)
              .join(', '),
          })}
        </p>
      )}
    </section>
  )
}

function Amount({ order }: { readonly order: Order }) {
  const id = useId()
  const { totalPrice } = order
  return (
    <dl className="grid gap-0.5 pb-3">
      <dt className="text-muted text-sm">{t.orders.totalToPay}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-3">
        <span id={id} className="font-semibold text-[min(2.25rem,14vw)] leading-tight">
          <Money isAlone amount={totalOf(order)} />
        </span>
        <CopyButton text={`${totalPrice}`} what={t.orders.amount} shownIn={id} size="usual" />
      </dd>
    </dl>
  )
}

interface WalletRowProps {
  readonly wallet: Shop['wallets'][number]
  readonly isAlone: boolean
}

/** Account in a row: service and title, the number, one press that copies it, and its QR. */
function WalletRow({ wallet, isAlone }: WalletRowProps) {
  const { service, title, number, qr } = wallet
  const id = useId()
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-3 py-2">
      <div className="grid min-w-0 flex-[1_1_9rem]">
        <h3 className="font-normal text-[0.8125rem] text-muted tracking-normal">
          {t.orders.accountOf({
            service,
            title,
            strong: (content) => <strong className="font-semibold text-ink">{content}</strong>,
          })}
        </h3>
        <bdi
          dir="ltr"
          id={id}
          className="select-all font-semibold text-xl tabular-nums rtl:text-end rtl:text-lg"
        >
          {groupedNumber(number)}
        </bdi>
      </div>
      <CopyButton text={number} what={t.orders.numberOf({ service })} shownIn={id} size="usual" />
      {qr !== undefined && (
        <div className="mt-2 basis-full">
          {isAlone ? (
            <WalletQr {...wallet} qr={qr} />
          ) : (
            <details>
              <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control border border-edge bg-white px-4 font-semibold text-sm">
                {t.orders.showQr({ service, rest: hiddenText })}
              </summary>
              <WalletQr {...wallet} qr={qr} />
            </details>
          )}
        </div>
      )}
    </li>
  )
}

/** QR code of an account at 180 px, to be scanned from another phone or saved (rule: wallet-qr). */
function WalletQr({ service, title, qr }: Shop['wallets'][number] & { readonly qr: string }) {
  return (
    <figure className="flex flex-wrap items-center gap-4 py-2">
      <img
        src={qr}
        alt={t.orders.qrOf({ service, title })}
        width={180}
        height={225}
        loading="lazy"
        className="rounded-card border border-hairline bg-white"
      />
      <figcaption className="flex-[1_1_10rem] text-muted text-sm">
        {t.orders.scanQr({
          save: (content) => (
            <a href={qr} download className="font-semibold text-plum underline">
              {content}
            </a>
          ),
        })}
      </figcaption>
    </figure>
  )
}

interface RevokedWalletsProps {
  readonly order: Order
  /** Whether the accounts to use are on the same page. */
  readonly isBesideWallets?: boolean
}

/** Warning on an order whose customer was shown an account that was taken back (rule: wallet-changes). */
export function RevokedWallets({ order, isBesideWallets = false }: RevokedWalletsProps) {
  const shop = useShop()
  if (!order.hasRevokedWallets) return null
  return (
    <Notice tone="danger" title={t.orders.revokedTitle}>
      <p>
        {isBesideWallets
          ? t.orders.onlyBelow
          : t.orders.onlyThese({
              payment: linkTo(paths.payment(order._id), 'font-semibold underline'),
            })}
      </p>
      <p>
        {t.orders.paidThere({
          help: (content) => (
            <NewTabLink
              href={directMessageLink(shop, messageAbout(order))}
              className="font-semibold underline"
            >
              {content}
            </NewTabLink>
          ),
        })}
      </p>
    </Notice>
  )
}
