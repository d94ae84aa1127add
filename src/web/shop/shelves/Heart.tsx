import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { slugsOf, useSlugs } from '#web/kit/device/kept-lists.ts'
import { prefersReducedMotion } from '#web/kit/device/reduced-motion.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { changeList } from '#web/shop/store/shopper-lists.ts'

/** Button that puts a product on the wish list or removes it (rule: wish-list). */
export function Heart({ slug, name }: { readonly slug: string; readonly name: string }) {
  return (
    <button
      type="button"
      onClick={(event) => pressHeart(slug, event.currentTarget)}
      aria-pressed={useSlugs('wishes').includes(slug)}
      aria-label={t.common.heartSave({ name })}
      className="heart"
    >
      <Icon name="heart" />
    </button>
  )
}

/** Saves or removes the product of a heart, with a message (rule: wish-list). */
function pressHeart(slug: string, heart: HTMLElement): void {
  const wishes = slugsOf('wishes')
  const isOn = !wishes.includes(slug)
  if (isOn && wishes.length >= MOST_LISTED.wishes) {
    toast.info(t.common.wishListFull({ count: MOST_LISTED.wishes }))
    return
  }
  if (isOn && !prefersReducedMotion()) {
    heart.firstElementChild?.animate({ scale: [0.8, 1.25, 1] }, 200)
  }
  set(slug, isOn)
}

function set(slug: string, isOn: boolean): void {
  toast.dismiss(isOn ? t.common.removed : t.common.saved)
  toast.success(isOn ? t.common.saved : t.common.removed, {
    action: isOn
      ? { label: t.common.viewList, to: paths.wishlist() }
      : { label: t.common.undo, onClick: () => set(slug, true) },
  })
  changeList('wishes', slug, isOn).catch((error: unknown) => {
    toast.dismiss(isOn ? t.common.saved : t.common.removed)
    toast.failure(failureOf(error, t.common.notSaved))
  })
}
