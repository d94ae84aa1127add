import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { drawnAddress, drawnWidths, isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { picture, pictureRatio } from '#domain/catalogue/pictures.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { readingSign } from '#web/kit/ui/blocks/reading-direction.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { useLazy } from '#web/kit/ui/lazy-component.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import type { ViewedPicture } from '#web/kit/ui/viewer/PictureViewer.tsx'
import { PictureViewer } from '#web/kit/ui/viewer/viewer.ts'
import { gallerySizes } from './gallery-sizes.ts'

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
 * Pictures of a product: on a small screen a strip from edge to edge with native scrolling, which works
 * before any script, and a dot for each picture; side by side on a wide one. A press on a picture shows
 * it on the whole screen.
 */
export function Gallery({ name, model, images, isDrawn, children }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const { shown, show } = useShownPicture(strip)
  const [pressed, setPressed] = useState(0)
  const viewer = useLazy<readonly string[]>(PictureViewer, () => toast.error(t.product.notEnlarged))
  const enlarge = (index: number) => {
    setPressed(index)
    viewer.open(
      Array.from(strip.current?.querySelectorAll('img') ?? [], ({ currentSrc }) => currentSrc),
    )
  }
  const words = (index: number) => {
    const view =
      images.length > 1 ? t.product.view({ name, place: index + 1, count: images.length }) : name
    return model === '' ? view : t.product.viewOnModel({ view, model })
  }
  return (
    <section aria-label={t.product.pictures} className="gallery relative">
      <ul
        ref={strip}
        aria-label={t.product.picturesOf({ name })}
        data-pictures={images.length}
        className="gallery-strip relative"
      >
        {images.map((path, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures of one model stay until others load.
          <li key={index}>
            <ViewButton
              path={path}
              words={words(index)}
              phone={model}
              isFirst={index === 0}
              onPrepare={viewer.prepare}
              onPress={() => enlarge(index)}
            />
          </li>
        ))}
      </ul>
      <div className="grid min-h-6 grid-cols-[1fr_auto_1fr] items-center gap-x-2 text-2xs text-muted">
        {isDrawn && <p>{t.common.illustration}</p>}
        {images.length > 1 && <Dots {...{ images, shown, words, show }} />}
      </div>
      {children}
      {viewer.opened && (
        <PictureViewer
          pictures={images.map((path, index) =>
            closeUp(path, words(index), viewer.opened?.[index]),
          )}
          start={pressed}
          onClose={(index) => {
            viewer.close()
            // The picture that was viewed last has the focus, which brings it into view.
            strip.current?.querySelectorAll('button')[index]?.focus()
          }}
        />
      )}
    </section>
  )
}

interface ViewButtonProps {
  readonly path: string
  /** Name of the product, view and model. */
  readonly words: string
  /** The chosen model, which the picture shows; '' for none. */
  readonly phone: string
  readonly isFirst: boolean
  readonly onPrepare: () => void
  readonly onPress: () => void
}

/** A picture as a button that enlarges it. */
function ViewButton({ path, words, phone, isFirst, onPrepare, onPress }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={t.product.enlarge({ photo: words })}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onPress}
      className="size-full cursor-zoom-in"
    >
      <span className={classNames('relative block size-full', !isFirst && 'late-picture')}>
        <Picture
          path={path}
          alt={words}
          sizes={gallerySizes}
          loading={isFirst ? 'eager' : 'lazy'}
          isFirst={isFirst}
          phone={phone}
          className="size-full object-cover"
        />
      </span>
    </button>
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

interface DotsProps {
  readonly images: readonly string[]
  readonly shown: number
  readonly words: (index: number) => string
  readonly show: (index: number) => void
}

/** Buttons that scroll the strip to a picture, of which the current one is filled. */
function Dots({ images, shown, words, show }: DotsProps) {
  return (
    <ul className="gallery-dots">
      {images.map((_path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures of one model stay until others load.
        <li key={index}>
          <button
            type="button"
            aria-label={t.product.show({ picture: words(index) })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => show(index)}
            className="gallery-dot"
          />
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
