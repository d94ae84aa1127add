import { reviewThumbnail } from '#domain/reviews/photos.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { useLazy } from '#web/kit/ui/use-lazy.ts'
import { PictureViewer } from '#web/kit/ui/viewer/viewer.ts'

interface ReviewPhotosProps {
  readonly photos: readonly string[]
  readonly author: string
}

/** The photos of a review as thumbnails; a press shows them on the whole screen. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const viewer = useLazy<number>(PictureViewer, () => toast.error(t.reviews.notEnlarged))
  const words = (index: number) =>
    t.reviews.photo({ place: index + 1, count: photos.length, author })
  return (
    <>
      <ul className="flex flex-wrap gap-2 py-1">
        {photos.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => viewer.open(index)}
              className="block cursor-zoom-in overflow-hidden rounded-control border border-hairline bg-white transition-colors hover:border-plum"
            >
              <img
                src={reviewThumbnail(path)}
                alt={t.reviews.enlarge({ photo: words(index) })}
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className="size-22 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewer.opened !== null && (
        <PictureViewer
          pictures={photos.map((src, index) => ({ src, alt: words(index) }))}
          start={viewer.opened}
          onClose={viewer.close}
        />
      )}
    </>
  )
}
