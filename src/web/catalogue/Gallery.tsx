import { useEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/Picture.tsx'

/** How wide the large picture is. */
export const gallerySizes = '(min-width: 75rem) 560px, (min-width: 48rem) 46vw, calc(100vw - 32px)'
const thumbnailSizes = '64px'

interface GalleryProps {
  readonly name: string
  readonly images: readonly string[]
}

/**
 * The pictures of a product: a strip to swipe, with a thumbnail for each. The strip scrolls
 * natively, so it works with fingers, wheel and arrow keys before any script has loaded.
 */
export function Gallery({ name, images }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const words = (index: number) =>
    images.length > 1 ? `${name}, view ${index + 1} of ${images.length}` : name

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setShown([...list.children].indexOf(target))
        }
      },
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) observer.observe(item)
    return () => observer.disconnect()
  }, [])

  const show = (index: number) => {
    const list = strip.current
    const item = list?.children[index]
    if (!list || !(item instanceof HTMLElement)) return
    list.scrollTo({ left: item.offsetLeft - list.offsetLeft })
  }

  // Until somebody turns to the pictures, those out of view are the thumbnails, fetched anyway.
  const want = () => setWanted(true)
  return (
    <section
      aria-label="Pictures"
      className="grid gap-3"
      onPointerEnter={want}
      onFocus={want}
      onScrollCapture={want}
    >
      <ul
        ref={strip}
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={`Pictures of ${name}`}
        className="gallery-strip relative flex snap-x snap-mandatory overflow-x-auto rounded-card border border-hairline bg-white"
      >
        {images.map((path, index) => (
          <li key={path} className="w-full shrink-0 snap-center">
            <Picture
              path={path}
              alt={words(index)}
              sizes={index === 0 || isWanted ? gallerySizes : thumbnailSizes}
              loading={index === 0 ? 'eager' : 'lazy'}
              isFirst={index === 0}
              className="aspect-4/5 w-full object-cover"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((path, index) => (
            <li key={path}>
              <button
                type="button"
                aria-label={`Show ${words(index)}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
                className={classNames(
                  'block overflow-hidden rounded-control border-2 bg-white transition-colors',
                  index === shown ? 'border-plum' : 'border-hairline hover:border-edge',
                )}
              >
                <Picture
                  path={path}
                  alt=""
                  sizes={thumbnailSizes}
                  loading="lazy"
                  className="h-20 w-16 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
