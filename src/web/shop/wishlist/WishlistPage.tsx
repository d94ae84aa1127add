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
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, useSession } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { ClosedToAdmins, EmptyPage } from '#web/shop/frame/for-shoppers.tsx'
import { ProductCards } from '#web/shop/listing/Listing.tsx'
import { listed } from '#web/shop/listing/listed-product.ts'
import { changeList } from '#web/shop/store/shopper-lists.ts'

interface WishlistData {
  /** Slugs of a shared list; null for the visitor's own. */
  readonly shared: readonly string[] | null
  readonly read: readonly string[]
  readonly products: readonly Product[]
  readonly failure?: string
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
  try {
    const query = { slugs: read.join(',') }
    const products =
      read.length === 0
        ? []
        : (await send('listProductsCalled', { query }, { signal: request.signal })).products
    return { shared, read, products }
  } catch (error) {
    if (error instanceof ApiError) return { shared, read, products: [], failure: error.message }
    throw error
  }
}

/** The visitor's own wish list, or a shared one, which does not name its owner. */
export function Component() {
  const { shared, read, products, failure } = useLoaderData<WishlistData>()
  const [phone] = useMyPhone()
  const wishes = useSlugs('wishes')
  const { revalidate } = useRevalidator()
  const isAdmin = useSession()?.isAdmin === true
  // The account's wishes from other devices load after the page.
  const isBehind = shared === null && !isAdmin && wishes.some((slug) => !read.includes(slug))
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
  if (products.length === 0) {
    return (
      <EmptyPage
        icon="heart"
        title={shared === null ? t.wishlist.empty : t.wishlist.gone}
        action={<LinkButton to={paths.products()}>{t.wishlist.findACase}</LinkButton>}
      >
        {shared === null ? t.wishlist.emptyHint : t.wishlist.goneHint}
      </EmptyPage>
    )
  }
  return (
    <div className="page-gutter grid gap-4 py-5 sm:gap-6 sm:py-8">
      <ListHeader isShared={shared !== null} products={products} canSave={!isAdmin} />
      <ProductCards
        products={products.map((product) => listed(withModelsInOrder(product), phone?.model ?? ''))}
      />
    </div>
  )
}

interface ListHeaderProps extends Pick<WishlistData, 'products'> {
  readonly isShared: boolean
  readonly canSave: boolean
}

/** Heading and number of a list, with a button to share one's own or to save a shared one. */
function ListHeader({ isShared, products, canSave }: ListHeaderProps) {
  const wishes = useSlugs('wishes')
  const unsaved = products.filter(({ slug }) => !wishes.includes(slug))
  const count = isShared ? products.length : products.length - unsaved.length
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl sm:text-3xl">{titleOf(isShared)}</h1>
        <p className="text-muted text-sm">
          {isShared ? t.wishlist.sharedCount({ count }) : t.wishlist.count({ count })}
        </p>
      </div>
      {!isShared && count > 0 && (
        <Button kind="secondary" size="small" icon="external" onClick={() => void share(wishes)}>
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
async function saveAll(products: readonly Product[]): Promise<void> {
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
