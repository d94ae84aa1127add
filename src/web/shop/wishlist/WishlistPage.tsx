import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { withModelsInOrder } from '#domain/catalogue/models/brand-models.ts'
import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { slugsOf, useSlugs } from '#web/kit/device/kept-lists.ts'
import { knownModel, useMyPhone } from '#web/kit/device/my-phone.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, useSession } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { ClosedToAdmins, EmptyPage } from '#web/shop/frame/for-shoppers.tsx'
import { ProductCards } from '#web/shop/listing/Listing.tsx'
import { listed } from '#web/shop/listing/listed-product.ts'
import { PhoneLine } from '#web/shop/search/PhoneLine.tsx'
import { SomeCases } from '#web/shop/shelves/SomeCases.tsx'
import { changeList } from '#web/shop/store/shopper-lists.ts'

interface WishlistData {
  /** Slugs of a shared list; null for the visitor's own. */
  readonly shared: readonly string[] | null
  readonly read: readonly string[]
  /** Remembered model for which they were read; '' for none. */
  readonly readFor: string
  /** One product of each design (rule: one-design), with the slug on the list. */
  readonly wishes: readonly Wish[]
  readonly failure?: string
}

interface Wish {
  readonly product: Product
  readonly slug: string
}

/**
 * Loads the products of the visitor's list, or of the slugs in the address (rule: wish-list). An
 * admin has no list, and sees shared ones.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<WishlistData> {
  const items = new URL(request.url).searchParams.get('items')
  const shared =
    items === null ? null : items.split(',').filter(Boolean).slice(0, MOST_LISTED.wishes)
  const read = shared ?? (currentUser()?.isAdmin ? [] : slugsOf('wishes'))
  const list = { shared, read, readFor: knownModel() }
  if (read.length === 0) return { ...list, wishes: [] }
  try {
    const query = { slugs: read.join(','), group: 'design', phone: list.readFor } as const
    const answer = await send('listProductsCalled', { query }, { signal: request.signal })
    const wishes = answer.products.map((product, at) => ({
      product,
      slug: answer.called?.[at] ?? product.slug,
    }))
    return { ...list, wishes }
  } catch (error) {
    if (error instanceof ApiError) return { ...list, wishes: [], failure: error.message }
    throw error
  }
}

/** The visitor's own wish list, or a shared one, which does not name its owner. */
export function Component() {
  const { shared, read, readFor, wishes, failure } = useLoaderData<WishlistData>()
  const [phone] = useMyPhone()
  const model = phone?.model ?? ''
  const slugs = useSlugs('wishes')
  const { revalidate } = useRevalidator()
  const isAdmin = useSession()?.isAdmin === true
  // The account's wishes from other devices load after the page.
  const hasMore = shared === null && !isAdmin && slugs.some((slug) => !read.includes(slug))
  const isBehind = hasMore || readFor !== model
  useEffect(() => {
    if (isBehind) void revalidate()
  }, [isBehind, revalidate])

  if (shared === null && isAdmin) return <ClosedToAdmins />
  if (failure !== undefined) {
    return (
      <div className="page-gutter grid gap-4 py-5 sm:py-8">
        <h1 className="text-2xl sm:text-3xl">{titleOf(shared !== null)}</h1>
        <NotLoaded title={t.listing.productsNotLoaded}>{failure}</NotLoaded>
      </div>
    )
  }
  if (wishes.length === 0) {
    return (
      <EmptyPage
        icon="heart"
        title={shared === null ? t.wishlist.empty : t.wishlist.gone}
        action={<LinkButton to={paths.products()}>{t.wishlist.findACase}</LinkButton>}
        below={<SomeCases />}
      >
        {shared === null ? t.wishlist.emptyHint : t.wishlist.goneHint}
      </EmptyPage>
    )
  }
  return (
    <div className="page-gutter grid gap-4 py-5 sm:gap-6 sm:py-8">
      <ListHeader isShared={shared !== null} wishes={wishes} canSave={!isAdmin} />
      {phone && (
        <PhoneLine
          phone={phone}
          count={{
            fitting: wishes.filter(({ product }) => product.deviceModels.includes(model)).length,
            all: wishes.length,
          }}
        />
      )}
      <ProductCards
        products={wishes.map(({ product, slug }) => ({
          ...listed(withModelsInOrder(product), model),
          wish: slug,
        }))}
      />
    </div>
  )
}

interface ListHeaderProps extends Pick<WishlistData, 'wishes'> {
  readonly isShared: boolean
  readonly canSave: boolean
}

/** Heading and number of a list, with a button to share one's own or to save a shared one. */
function ListHeader({ isShared, wishes, canSave }: ListHeaderProps) {
  const saved = useSlugs('wishes')
  const unsaved = wishes.filter(({ slug }) => !saved.includes(slug))
  const count = isShared ? wishes.length : wishes.length - unsaved.length
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl sm:text-3xl">{titleOf(isShared)}</h1>
        <p className="text-muted text-sm">
          {isShared ? t.wishlist.sharedCount({ count }) : t.wishlist.count({ count })}
        </p>
      </div>
      {!isShared && count > 0 && (
        <Button kind="secondary" size="small" icon="external" onClick={() => void share(saved)}>
          {t.wishlist.share}
        </Button>
      )}
      {isShared && canSave && (
        <Button
          kind="secondary"
          size="small"
          icon="heart"
          disabled={unsaved.length === 0}
          onClick={() => void saveAll(unsaved)}
        >
          {unsaved.length === 0 ? t.wishlist.allSaved : t.wishlist.saveAll}
        </Button>
      )}
    </header>
  )
}

const titleOf = (isShared: boolean) => (isShared ? t.wishlist.sharedTitle : t.wishlist.title)

/** Shares the link of a list: by the system's share sheet where there is one, else through the clipboard. */
async function share(wishes: readonly string[]): Promise<void> {
  const url = `${location.origin}${paths.wishlist()}?items=${wishes.join(',')}`
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: t.wishlist.title, url })
    } else {
      await navigator.clipboard.writeText(url)
      toast.success(t.wishlist.linkCopied)
    }
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error(t.wishlist.notCopied)
  }
}

/** Saves products, keeping their order. */
async function saveAll(products: readonly Wish[]): Promise<void> {
  const room = MOST_LISTED.wishes - slugsOf('wishes').length
  try {
    await Promise.all(
      products
        .slice(0, room)
        .reverse()
        .map(({ slug }) => changeList('wishes', slug, true)),
    )
    if (room < products.length) toast.info(t.wishlist.full)
    else toast.success(t.common.saved)
  } catch (error) {
    toast.failure(failureOf(error, t.common.notSaved))
  }
}
