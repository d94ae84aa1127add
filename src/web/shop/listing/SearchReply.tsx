import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { chipLook, scrollingRow } from './FilterChips.tsx'
import { listingAddress, withFilter } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

interface OfListing {
  readonly listing: ListingData
}

/**
 * Reply to a search above its results: the page that answers it, and the terms left out (rules:
 * brand-or-search, questions-lead-to-pages).
 */
export function SearchReply({ listing }: OfListing) {
  if (!listing.reply) return null
  const { leadsTo, leftOut, note } = listing.reply
  return (
    <>
      {leadsTo && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-plum-tint px-4 py-3">
          <p>{t.listing.notACase}</p>
          {leadsTo.to === undefined ? (
            <MessageShop kind="primary" size="small">
              {leadsTo.label}
            </MessageShop>
          ) : (
            <LinkButton size="small" to={leadsTo.to} icon="arrow" iconAfter>
              {leadsTo.label}
            </LinkButton>
          )}
        </div>
      )}
      {leftOut && <p>{leftOut}</p>}
      {/* The empty list says it itself. */}
      {note && listing.total > 0 && <p>{note}</p>}
    </>
  )
}

/** Ways to go on after a search whose words were not all answered. */
export function SearchWays({ listing: { reply, view, total } }: OfListing) {
  if (!reply) return null
  const { leadsTo, leftOut, ways } = reply
  if (total > 0 ? leftOut === undefined : leadsTo !== undefined) return null
  return (
    <ul
      aria-label={t.listing.otherWays}
      className={total > 0 ? scrollingRow : 'flex flex-wrap justify-center gap-2'}
    >
      {ways
        // The empty listing offers those itself.
        .filter(({ to }) => total > 0 || to !== paths.products())
        .map(({ label, to }) => (
          <li key={to}>
            <LinkButton kind="secondary" size="small" to={to}>
              {label}
            </LinkButton>
          </li>
        ))}
      <li>
        <MessageShop size="small" text={t.listing.doYouHave({ query: view.q })}>
          {t.listing.askUs}
        </MessageShop>
      </li>
    </ul>
  )
}

/** Whether a search has terms that can be removed, each a chip. */
export function hasTerms({ reply }: ListingData): boolean {
  return reply?.pieces.some(({ isWord }) => !isWord) ?? false
}

/**
 * The understood terms of a search, each with a way to remove it, and the phone among them to be
 * remembered as the shopper's (rules: one-vocabulary, my-phone).
 */
export function SearchTerms({ listing: { reply, view, searchedPhone } }: OfListing) {
  return (
    <ul aria-label={t.listing.understood} className="flex items-center gap-2 lg:flex-wrap">
      {reply?.pieces.map(({ label, isWord, without }) => (
        <li key={label}>
          {isWord ? (
            <bdi className="whitespace-nowrap text-muted text-sm">“{label}”</bdi>
          ) : (
            <Link
              to={listingAddress(withFilter(view, { q: without }))}
              className={classNames(
                chipLook,
                'border-edge bg-white hover:border-plum hover:text-plum',
              )}
            >
              {t.listing.searchWithout({ term: label, hidden: hiddenText })}
              <Icon name="close" className="size-4" />
            </Link>
          )}
        </li>
      ))}
      {searchedPhone && (
        <li>
          <PhoneSwitch phone={searchedPhone} />
        </li>
      )}
    </ul>
  )
}

/**
 * Toggle that remembers the phone of a search as the one of this device. The server renders it too, so
 * that nothing moves where a phone is remembered.
 */
function PhoneSwitch({ phone }: { readonly phone: MyPhone }) {
  const [own, remember] = useMyPhone()
  const isOwn = own?.model === phone.model
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      onClick={() => remember(isOwn ? null : phone)}
      className={classNames(
        chipLook,
        isOwn
          ? 'border-plum bg-plum text-white'
          : 'border-plum bg-white text-plum hover:bg-plum-tint',
      )}
    >
      <Icon name={isOwn ? 'check' : 'phone'} className="size-4" />
      {t.listing.thisIsMyPhone({ model: phone.model, hidden: hiddenText })}
    </button>
  )
}
