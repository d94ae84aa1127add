import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import { paths } from '#domain/paths.ts'
import { messageOf } from '#web/api/send.ts'
import { slugsOf } from '#web/device/kept-lists.ts'
import { toast } from '#web/feedback/toast.ts'
import { changeList } from '#web/store/shopper-lists.ts'

const SAVED = 'Saved to your wish list'
const REMOVED = 'Removed from your wish list'
const FULL = `Your wish list is full: it holds ${MOST_LISTED.wishes} cases. Remove one first.`

/** Saves or removes the product of a heart, with a message (rule: wish-list). */
export function pressHeart(heart: HTMLElement): void {
  const slug = heart.dataset.heart ?? ''
  const wishes = slugsOf('wishes')
  const isOn = !wishes.includes(slug)
  if (isOn && wishes.length >= MOST_LISTED.wishes) {
    toast.info(FULL)
    return
  }
  if (isOn && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    heart.firstElementChild?.animate({ scale: [0.8, 1.25, 1] }, 200)
  }
  set(slug, isOn)
}

function set(slug: string, isOn: boolean): void {
  toast.dismiss(isOn ? REMOVED : SAVED)
  toast.success(isOn ? SAVED : REMOVED, {
    action: isOn
      ? { label: 'View list', to: paths.wishlist() }
      : { label: 'Undo', onClick: () => set(slug, true) },
  })
  changeList('wishes', slug, isOn).catch((error: unknown) => {
    toast.dismiss(isOn ? SAVED : REMOVED)
    toast.error(messageOf(error, 'The wish list could not be saved.'))
  })
}
