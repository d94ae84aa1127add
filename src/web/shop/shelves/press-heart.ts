import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import { paths } from '#domain/paths.ts'
import * as messages from '#messages/press-heart.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { slugsOf } from '#web/kit/device/kept-lists.ts'
import { prefersReducedMotion } from '#web/kit/device/reduced-motion.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { changeList } from '#web/shop/store/shopper-lists.ts'

/** Saves or removes the product of a heart, with a message (rule: wish-list). */
export function pressHeart(slug: string, heart: HTMLElement): void {
  const wishes = slugsOf('wishes')
  const isOn = !wishes.includes(slug)
  if (isOn && wishes.length >= MOST_LISTED.wishes) {
    toast.info(messages.full({ count: MOST_LISTED.wishes }))
    return
  }
  if (isOn && !prefersReducedMotion()) {
    heart.firstElementChild?.animate({ scale: [0.8, 1.25, 1] }, 200)
  }
  set(slug, isOn)
}

function set(slug: string, isOn: boolean): void {
  toast.dismiss(isOn ? messages.removed : messages.saved)
  toast.success(isOn ? messages.saved : messages.removed, {
    action: isOn
      ? { label: messages.viewList, to: paths.wishlist() }
      : { label: messages.undo, onClick: () => set(slug, true) },
  })
  changeList('wishes', slug, isOn).catch((error: unknown) => {
    toast.dismiss(isOn ? messages.saved : messages.removed)
    toast.failure(failureOf(error, messages.notSaved))
  })
}
