import type { Drawer } from '@khol/studio'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { customNameField } from '#domain/cart/custom-name.ts'
import type { Product } from '#domain/contract/products.ts'
import { lettersIn } from '#domain/forms/letters.ts'
import { terms } from '#domain/terms.ts'

interface LiveNameProps {
  readonly field: string
  readonly product: Pick<Product, 'design' | 'brandSlug' | 'deviceModels'>
  /** '' without a choice: the product's pictures show the first. */
  readonly model: string
  readonly onMistake: (sentence: string) => void
}

/**
 * Live preview of a printed name, loaded at the first focus of its field. It counts letters,
 * reports unprintable ones, and draws the name on the case, in place of its first picture and, on a
 * small screen, beside the field, whose width makes room for it without a layout shift. The form
 * owns the field, and input from before hydration is in it already (rule:
 * before-hydration).
 */
export function LiveName({ field, product, model, onMistake }: LiveNameProps) {
  const [input] = useState(() => document.getElementById(field) as HTMLInputElement)
  const [strip] = useState(() => document.querySelector('.gallery-strip'))
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  const svg = useDrawing({ ...product, model: model || (product.deviceModels[0] ?? '') }, name)

  const look = useEffectEvent(() => {
    const read = customNameField.read(input.value)
    setCount(lettersIn('value' in read ? read.value : input.value.trim()))
    onMistake('mistake' in read ? read.mistake : '')
    // An unprintable name keeps the last printable one.
    if ('value' in read) setName(read.value)
  })
  useEffect(() => {
    let frame = 0
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    input.addEventListener('input', lookSoon)
    lookSoon()
    return () => {
      cancelAnimationFrame(frame)
      input.removeEventListener('input', lookSoon)
    }
  }, [input])
  const isShown = svg !== null
  useEffect(() => {
    if (isShown) strip?.scrollTo({ left: 0 })
  }, [isShown, strip])

  return (
    <>
      <span
        aria-hidden="true"
        dir="ltr"
        className="absolute end-0 top-0 text-muted text-sm tabular-nums"
      >{`${count} / ${terms.maxCustomName}`}</span>
      {svg && (
        <div
          aria-hidden="true"
          data-close-up
          className="pointer-events-none absolute end-0 top-6 aspect-4/5 w-[min(6rem,29%)] overflow-hidden rounded-card border border-hairline bg-white md:hidden"
        >
          <Drawing svg={svg} isCloseUp />
        </div>
      )}
      {svg &&
        strip?.firstElementChild &&
        createPortal(
          <div className="pointer-events-none absolute inset-0 bg-white">
            <Drawing svg={svg} />
          </div>,
          strip.firstElementChild,
        )}
    </>
  )
}

interface DrawingProps {
  readonly svg: string
  /** Shows only the part with the name, where the whole would be too small. */
  readonly isCloseUp?: boolean
}

/** Crop of the close-up: the lower part of the phone's back, in fractions of a drawing's size. */
const closeUp = { x: 0.2, y: 0.37, size: 0.58 }

/** Inline SVG of a case, hidden from screen readers; the text next to it describes it. */
function Drawing({ svg, isCloseUp = false }: DrawingProps) {
  const container = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    // Each drawing numbers its gradients from 0: ids in a page must be unique.
    const own = svg.replaceAll(/(id="|url\(#)(d\d+)/g, `$1${id}$2`)
    const drawing = new DOMParser().parseFromString(own, 'image/svg+xml').documentElement
    drawing.setAttribute('class', 'block size-full')
    if (isCloseUp) {
      const [, , w = 0, h = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
      const { x, y, size } = closeUp
      drawing.setAttribute('viewBox', [x * w, y * h, size * w, size * h].join(' '))
    }
    container.current?.replaceChildren(drawing)
  }, [svg, id, isCloseUp])
  return <div ref={container} aria-hidden="true" className="size-full" />
}

interface CaseToName extends Pick<Product, 'design' | 'brandSlug'> {
  readonly model: string
}

const urdu = /[\u0600-\u06FF]/

/**
 * Name on a case as SVG; null without a name, and until all parts of the drawing are fetched. For
 * another phone, the previous drawing stays until the new one is ready.
 */
function useDrawing({ design, brandSlug, model }: CaseToName, name: string): string | null {
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const isUrdu = urdu.test(name)
  useEffect(() => {
    let isWanted = design !== null
    const fetched = async () => {
      if (design === null) return
      const { drawerOf } = await import('./drawer.ts')
      const draw = await drawerOf({ design, brand: brandSlug, model }, { isUrdu })
      if (isWanted) setDrawer(() => draw)
    }
    // The case can be bought without the drawing.
    fetched().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [design, brandSlug, model, isUrdu])
  return useMemo(() => (drawer && name ? drawer(name) : null), [drawer, name])
}
