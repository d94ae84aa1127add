import 'photoswipe/style.css'
import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#messages'
import { prefersReducedMotion } from '#web/kit/device/reduced-motion.ts'
import { readingSign } from '../blocks/reading-direction.ts'

/** A picture of the viewer; without a size it takes that of its file once this is loaded. */
export interface ViewedPicture {
  readonly src: string
  readonly srcset?: string | undefined
  readonly width?: number
  readonly height?: number
  readonly alt: string
  /** Address of a smaller file of the same picture, shown until the large one is there. */
  readonly msrc?: string | undefined
}

interface PictureViewerProps {
  readonly pictures: readonly ViewedPicture[]
  readonly start?: number
  /** Width in CSS pixels that a picture has at first, cut off below where it is longer; whole by default. */
  readonly readableWidth?: number
  /** Called with the index of the picture that was shown last. */
  readonly onClose: (index: number) => void
}

/** Scale after a double tap, and the largest one, as multiples of the whole picture. */
const CLOSE_UP = 2.5
const LARGEST = 4

/**
 * Pictures on the whole screen, by PhotoSwipe, in a modal dialog, which holds and returns the focus
 * and closes by Escape and by Android's Back.
 */
export function PictureViewer(props: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = useEffectEvent((box: HTMLDialogElement) => openIn(box, props))
  useEffect(() => {
    if (dialog.current) return open(dialog.current)
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={t.viewer.title}
      className="on-plum h-(--screen) max-h-none w-screen max-w-none overflow-hidden bg-ink p-0 text-white [--pswp-bg:transparent]"
    />
  )
}

/** Screens by which a key moves a picture that is longer than the screen. */
const pagingKeys: Readonly<Record<string, number>> = {
  PageDown: 0.9,
  PageUp: -0.9,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
}

/** Opens the viewer in a dialog; returns the function that removes it. */
function openIn(dialog: HTMLDialogElement, props: PictureViewerProps): () => void {
  dialog.showModal()
  // PhotoSwipe lays pictures out from left to right alone.
  const isReversed = readingSign(dialog) < 0
  const last = props.pictures.length - 1
  const inOrder = (index: number) => (isReversed ? last - index : index)
  const pictures = isReversed ? [...props.pictures].reverse() : props.pictures
  const viewer = new PhotoSwipe({
    ...optionsOf({ ...props, pictures, start: inOrder(props.start ?? 0) }, isReversed),
    appendToEl: dialog,
  })
  if (last > 0) showPlace(viewer, () => ({ place: inOrder(viewer.currIndex) + 1, count: last + 1 }))
  handleKeys(viewer)
  // A long picture begins with its head, not with its middle.
  viewer.on('initialZoomPan', ({ slide }) => {
    slide.pan.y = slide.bounds.min.y
  })
  viewer.on('loadComplete', ({ content }) => {
    const { data, element, index } = content
    if (pictures[index]?.width !== undefined) return
    if (!(element instanceof HTMLImageElement) || data.width === element.naturalWidth) return
    Object.assign(data, { width: element.naturalWidth, height: element.naturalHeight })
    viewer.refreshSlideContent(index)
  })
  viewer.on('destroy', () => {
    // Returns the focus to the element that opened the dialog.
    dialog.close()
    props.onClose(inOrder(viewer.currIndex))
  })
  const close = (event: Event) => {
    event.preventDefault()
    viewer.close()
  }
  dialog.addEventListener('cancel', close)
  viewer.init()
  // The dialog around it has the role and the name.
  viewer.element?.removeAttribute('role')
  return () => {
    dialog.removeEventListener('cancel', close)
    if (!viewer.isDestroying) viewer.destroy()
  }
}

/** Options of PhotoSwipe for pictures from left to right; the dialog handles focus and Escape. */
function optionsOf(
  { pictures, start = 0, readableWidth = 0 }: PictureViewerProps,
  isReversed: boolean,
): PhotoSwipeOptions {
  return {
    dataSource: pictures.map((picture) => ({ width: innerWidth, height: innerHeight, ...picture })),
    index: start,
    loop: false,
    counter: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    bgOpacity: 1,
    wheelToZoom: readableWidth === 0,
    bgClickAction: false,
    tapAction: false,
    showHideAnimationType: 'none',
    zoomAnimationDuration: prefersReducedMotion() ? 0 : 200,
    initialZoomLevel: ({ fit, elementSize, panAreaSize }) => {
      const widest = Math.min(readableWidth, panAreaSize?.x ?? 0)
      return Math.max(fit, Math.min(1, widest / (elementSize?.x ?? 1)))
    },
    secondaryZoomLevel: ({ initial }) => initial * CLOSE_UP,
    maxZoomLevel: ({ initial }) => initial * LARGEST,
    closeTitle: t.common.close,
    zoomTitle: t.viewer.zoom,
    arrowPrevTitle: isReversed ? t.viewer.next : t.viewer.previous,
    arrowNextTitle: isReversed ? t.viewer.previous : t.viewer.next,
    errorMsg: t.viewer.notLoaded,
  }
}

/** Shows and announces which of several pictures is on the screen. */
function showPlace(
  viewer: PhotoSwipe,
  present: () => { readonly place: number; readonly count: number },
): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      className: 'pswp__counter',
      order: 5,
      onInit(element) {
        element.setAttribute('role', 'status')
        const report = () => {
          // Gestures count from then on.
          if (viewer.opener.isOpen) element.textContent = t.viewer.place(present())
        }
        viewer.on('change', report)
        viewer.on('openingAnimationEnd', report)
      },
    })
  })
}

/** Plus and minus zoom; the arrows and the paging keys move an enlarged or a long picture. */
function handleKeys(viewer: PhotoSwipe): void {
  viewer.on('keydown', ({ originalEvent: { key } }) => {
    const { currSlide } = viewer
    const isEnlarged =
      currSlide !== undefined && currSlide.currZoomLevel > currSlide.zoomLevels.initial
    viewer.options.arrowKeys = !isEnlarged
    if (isEnlarged ? key === '-' : /^[+=]$/.test(key)) viewer.toggleZoom()
    const pages = pagingKeys[key]
    if (currSlide && pages) currSlide.panTo(currSlide.pan.x, currSlide.pan.y - pages * innerHeight)
  })
}
