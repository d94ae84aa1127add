import { loadSentences, t } from '#messages'
import { useSlugs } from '#web/kit/device/kept-lists.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'

interface HeartProps {
  /** Slug of the product. */
  readonly slug: string
  readonly name: string
}

/**
 * Button that puts a product on the wish list or removes it (rule: wish-list). A listener on the
 * document handles its presses, so that a heart works on a shelf before its script is loaded; the
 * handler is loaded with the first press.
 */
export function Heart({ slug, name }: HeartProps) {
  return (
    <button
      type="button"
      data-heart={slug}
      aria-pressed={useSlugs('wishes').includes(slug)}
      aria-label={t.common.heartSave({ name })}
      className="heart"
    >
      <Icon name="heart" />
    </button>
  )
}

if (!import.meta.env.SSR) {
  addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-heart]')
    if (!heart) return
    Promise.all([import('./press-heart.ts'), loadSentences(['shelves'])]).then(
      ([{ pressHeart }]) => pressHeart(heart),
      () => toast.error(t.common.notLoaded),
    )
  })
}
