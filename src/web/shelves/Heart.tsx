import { useSlugs } from '#web/device/kept-lists.ts'
import { toast } from '#web/feedback/toast.ts'
import { Icon } from '#web/ui/Icon.tsx'

interface HeartProps {
  /** Slug of the product. */
  readonly slug: string
  readonly name: string
}

/**
 * Puts a product on the wish list or takes it off (rule: wish-list). Presses are heard by the document, so
 * that a heart answers on a shelf whose script is not loaded yet; what they do is loaded with the first.
 */
export function Heart({ slug, name }: HeartProps) {
  return (
    <button
      type="button"
      data-heart={slug}
      aria-pressed={useSlugs('wishes').includes(slug)}
      aria-label={`Save ${name} to wish list`}
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
    import('./press-heart.ts').then(
      ({ pressHeart }) => pressHeart(heart),
      () => toast.error('The wish list can’t be loaded right now.'),
    )
  })
}
