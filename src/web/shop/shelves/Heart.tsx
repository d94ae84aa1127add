import { t } from '#messages'
import { useSlugs } from '#web/kit/device/kept-lists.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { pressHeart } from './press-heart.ts'

interface HeartProps {
  /** Slug of the product. */
  readonly slug: string
  readonly name: string
}

/** Button that puts a product on the wish list or removes it (rule: wish-list). */
export function Heart({ slug, name }: HeartProps) {
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
