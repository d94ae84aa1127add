import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { drawnAddress, drawnWidths, isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { picture, pictureRatio } from '#domain/catalogue/pictures.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { readingSign } from '#web/kit/ui/blocks/reading-direction.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { useLazy } from '#web/kit/ui/lazy-component.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import type { ViewedPicture } from '#web/kit/ui/viewer/PictureViewer.tsx'
import { PictureViewer } from '#web/kit/ui/viewer/viewer.ts'
import { gallerySizes } from './gallery-sizes.ts'

const thumbnailSizes = '80px'

interface GalleryProps {
  readonly name: string
  /** The chosen model, which the pictures show; '' for none. */
  readonly model: string
  /** As many for every model, in the same order: one takes the other's place. */
  readonly images: readonly string[]
  readonly isDrawn: boolean
  readonly children: ReactNode
}

/**
 * Pictures of a product: a strip with native scrolling, which works before any script, with a
 * thumbnail for each. A press shows the picture on the whole screen.
 */
export function Gallery({ name, model, images, isDrawn, children }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const { shown, show } = useShownPicture(strip)
  const [isWanted, setWanted] = useState(false)
  const viewer = useLazy<readonly string[]>(PictureViewer, () => toast.error(t.product.notEnlarged))
  const enlarge = () =>
    viewer.open(
      Array.from(strip.current?.querySelectorAll('img') ?? [], ({ currentSrc }) => currentSrc),
    )
  const words = (index: number) => {
    const view =
      images.length > 1 ? t.product.view({ name, place: index + 1, count: images.length }) : name
    return model === '' ? view : t.product.viewOnModel({ view, model })
  }
  // Before the first interaction, pictures out of view use the files of the thumbnails, fetched anyway.
  const want = () => {
    setWanted(true)
    viewer.prepare()
  }
  return (
    <section
      aria-label={t.product.pictures}
      className={classNames(
        'gallery relative mx-auto grid',
        images.length > 1 && 'gallery-of-several',
      )}
      onPointerEnter={want}
      onFocus={want}
      onScrollCapture={want}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below it works by keyboard */}
      <ul
        ref={strip}
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={t.product.picturesOf({ name })}
        onClick={enlarge}
        className="gallery-strip relative flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto rounded-card border border-hairline bg-white"
      >
        {images.map((path, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures of one model stay until others load.
          <li key={index} className="relative w-full shrink-0 snap-center">
            <Picture
              path={path}
              alt={words(index)}
              sizes={index === 0 || isWanted ? gallerySizes : thumbnailSizes}
              withThumbnail={index > 0}
              loading={index === 0 ? 'eager' : 'lazy'}
              isFirst={index === 0}
              className="aspect-4/5 w-full object-cover"
            />
          </li>
        ))}
      </ul>
      {isDrawn && (
        <p className="gallery-zoom pointer-events-none m-2 self-end justify-self-start rounded-chip bg-white/85 px-2 text-muted text-xs">
          {t.common.illustration}
        </p>
      )}
      {images.length > 0 && (
        <button
          type="button"
          onClick={enlarge}
          className="gallery-zoom m-2 grid size-11 place-items-center place-self-end rounded-chip bg-white/85 hover:bg-white"
        >
          <Icon name="search" label={t.product.fullScreen} />
        </button>
      )}
      {children}
      {images.length > 1 && <Thumbnails {...{ images, shown, words, show }} />}
      {viewer.opened && (
        <PictureViewer
          pictures={images.map((path, index) =>
            closeUp(path, words(index), viewer.opened?.[index]),
          )}
          start={shown}
          onClose={(index) => {
            viewer.close()
            show(index)
          }}
        />
      )}
    </section>
  )
}

/** Index of the picture in view, and a function that scrolls to another. */
function useShownPicture(strip: RefObject<HTMLUListElement | null>) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const list = strip.current
    if (!list) return
    const observer = new IntersectionObserver(
      // A full-page screenshot triggers entries that don't reflect the strip's scroll position.
      () => setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth) || 0),
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) observer.observe(item)
    return () => observer.disconnect()
  }, [strip])
  const show = (index: number) => {
    const list = strip.current
    // Each picture is as wide as the strip; in right to left pages, scroll positions are negative.
    list?.scrollTo({ left: index * list.clientWidth * readingSign(list) })
  }
  return { shown, show }
}

interface ThumbnailsProps {
  readonly images: readonly string[]
  readonly shown: number
  readonly words: (index: number) => string
  readonly show: (index: number) => void
}

function Thumbnails({ images, shown, words, show }: ThumbnailsProps) {
  return (
    <ul className="gallery-thumbnails flex flex-col gap-2 overflow-y-auto">
      {images.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures of one model stay until others load.
        <li key={index}>
          <button
            type="button"
            aria-label={t.product.show({ picture: words(index) })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => show(index)}
            className={classNames(
              'block w-full overflow-hidden rounded-control border-2 bg-white transition-colors',
              index === shown ? 'border-plum' : 'border-hairline hover:border-edge',
            )}
          >
            <span className="block aspect-4/5">
              <Picture
                path={path}
                alt=""
                // The first picture is already loaded at the gallery's size.
                sizes={index === 0 ? gallerySizes : thumbnailSizes}
                withThumbnail={index > 0}
                loading="lazy"
                className="aspect-4/5 w-full object-cover"
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A product's picture for the viewer. `preview` is the page's file, whose format is supported. */
function closeUp(path: string, alt: string, preview = ''): ViewedPicture {
  const sources = picture(path)
  const format = preview.endsWith('.avif') ? 'avif' : 'webp'
  const width = isDrawn(path) ? Math.max(...drawnWidths) : (sources?.width ?? 0)
  return {
    src: sources?.src ?? path,
    srcset: isDrawn(path)
      ? drawnWidths.map((each) => `${drawnAddress(path, each, format)} ${each}w`).join(', ')
      : sources?.[format],
    width,
    height: (width * pictureRatio.height) / pictureRatio.width,
    alt,
    msrc: preview || undefined,
  }
}
