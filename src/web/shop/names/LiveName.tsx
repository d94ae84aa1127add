import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { customNameField } from '#domain/cart/custom-name.ts'
import { blankPicture, galleryOf, withModel } from '#domain/catalogue/designs/drawn-picture.ts'
import type { Product } from '#domain/contract/products.ts'
import { lettersIn } from '#domain/forms/letters.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { Picture } from '#web/kit/ui/Picture.tsx'

interface LiveNameProps {
  readonly field: string
  readonly product: Pick<Product, 'design' | 'brandSlug' | 'deviceModels' | 'image'>
  /** '' without a choice: the product's pictures show the first. */
  readonly model: string
  readonly onMistake: (sentence: string) => void
  /** Adds the case without a name, which is asked for then. */
  readonly onWithout?: (() => void) | undefined
}

/**
 * Live preview of a printed name, loaded at the first focus of its field (rule: name-while-typing):
 * counts letters, reports unprintable ones, and shows the name in place of the front picture and,
 * on a small screen, beside the field. The form owns the field (rule: before-hydration).
 */
export function LiveName({ field, product, model, onMistake, onWithout }: LiveNameProps) {
  const [input] = useState(() => document.getElementById(field) as HTMLInputElement)
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  const phone = model || (product.deviceModels[0] ?? '')
  const lettering = useLettering(product, phone, name)
  const blank = blankPicture(product.image[0] ?? '')
  const ground = blank && withModel(blank, phone)
  const place = galleryOf(product, '').indexOf(product.image[0] ?? '')
  const [front] = useState(() =>
    document.querySelector<HTMLElement>(`.gallery-strip > :nth-child(${place + 1})`),
  )

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
  const svg = name === '' ? null : lettering.svg
  const isShown = svg !== null
  useEffect(() => {
    if (isShown) front?.parentElement?.scrollTo({ left: front.offsetLeft })
  }, [isShown, front])

  return (
    <>
      {/* Its end is that of the page, its digits run from the left. */}
      <span aria-hidden="true" className="absolute end-0 top-0 text-muted text-sm tabular-nums">
        <bdi dir="ltr">{`${count} / ${terms.maxCustomName}`}</bdi>
      </span>
      {onWithout && (
        <p role="status" className="mt-1.5 text-sm">
          {t.liveName.whichName}{' '}
          <button
            type="button"
            onClick={onWithout}
            className="min-h-11 font-semibold text-plum underline underline-offset-4"
          >
            {t.liveName.addWithout}
          </button>
        </p>
      )}
      {lettering.isLate && name !== '' && (
        <p role="status" className="text-muted text-sm">
          {t.liveName.notDrawn({ name })}
        </p>
      )}
      {svg && ground && (
        <div
          aria-hidden="true"
          data-close-up
          className="pointer-events-none absolute end-0 top-6 aspect-4/5 w-[min(6rem,29%)] overflow-hidden rounded-card border border-hairline bg-white md:hidden"
        >
          {/* The lower part of the phone's back, where the name is: the whole would be too small. */}
          <div className="aspect-4/5 w-[172%] -translate-x-[20%] -translate-y-[37%]">
            <NamedCase ground={ground} svg={svg} sizes="11rem" />
          </div>
        </div>
      )}
      {svg &&
        ground &&
        front &&
        createPortal(
          <div className="pointer-events-none absolute inset-0 bg-white">
            <NamedCase ground={ground} svg={svg} sizes="(min-width: 768px) 40vw, 100vw" />
          </div>,
          front,
        )}
    </>
  )
}

interface NamedCaseProps {
  /** Path of the picture of the case without a name. */
  readonly ground: string
  readonly svg: string
  readonly sizes: string
}

/** Lettering over the picture of a case; hidden from screen readers, as the field says the name. */
function NamedCase({ ground, svg, sizes }: NamedCaseProps) {
  const element = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    // The page has the lettering twice: ids must be unique.
    const own = svg.replaceAll(/(id="|url\(#)/g, `$1${id}`)
    const drawing = new DOMParser().parseFromString(own, 'image/svg+xml').documentElement
    drawing.setAttribute('class', 'absolute inset-0 size-full')
    // Cut like the picture below it.
    drawing.setAttribute('preserveAspectRatio', 'xMidYMid slice')
    element.current?.replaceChildren(drawing)
  }, [svg, id])
  return (
    <div aria-hidden="true" className="relative size-full">
      <Picture
        path={ground}
        alt=""
        sizes={sizes}
        loading="eager"
        className="size-full object-cover"
      />
      <div ref={element} className="contents" />
    </div>
  )
}

/** Milliseconds without a key press after which the name is sent: with the network 300 in all. */
const PAUSE = 50

/**
 * Lettering drawn by the server, of the latest name that was answered: calls of the names before
 * aren't aborted, so that the picture follows a name that is typed fast. The last one stays, as
 * `isLate`, after a failed call.
 */
function useLettering(
  { design, brandSlug }: LiveNameProps['product'],
  model: string,
  name: string,
): { readonly svg: string | null; readonly isLate: boolean } {
  const calls = useRef(0)
  const [lettering, setLettering] = useState({ svg: null as string | null, isLate: false, call: 0 })
  useEffect(() => {
    if (design === null || name === '') return
    const { look, colour, seed } = design
    const timer = setTimeout(async () => {
      const call = ++calls.current
      const body = { design: { look, colour, seed }, brandSlug, model, customName: name }
      // The case can be bought without the picture.
      const answer = await send('drawLettering', { body }, {}).catch(() => null)
      setLettering((last) => {
        if (call < last.call) return last
        return { svg: answer?.svg ?? last.svg, isLate: answer === null, call }
      })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [design, brandSlug, model, name])
  return lettering
}
