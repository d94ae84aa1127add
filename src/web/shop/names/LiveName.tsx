import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { customNameField } from '#domain/cart/custom-name.ts'
import type { Product } from '#domain/contract/products.ts'
import { lettersIn } from '#domain/forms/letters.ts'
import { terms } from '#domain/terms.ts'
import { Drawing } from './Drawing.tsx'
import { useDrawing } from './use-drawing.ts'

interface LiveNameProps {
  /** Id of the field. */
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
