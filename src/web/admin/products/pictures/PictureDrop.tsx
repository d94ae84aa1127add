import { type DragEvent, useEffect, useRef, useState } from 'react'
import { acceptedPictureTypes } from '#domain/catalogue/picture-rules.ts'
import { MAX_PICTURES } from '#domain/catalogue/product-fields.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'

interface PictureDropProps {
  readonly id: string
  readonly errorId: string | undefined
  readonly isFull: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Button that opens the gallery or the camera, and accepts dropped files. */
export function PictureDrop({ id, errorId, isFull, onFiles }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(keepMissedDrops, [])
  const drop = (event: DragEvent) => {
    setOver(false)
    if (isFull || !holdsFiles(event)) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <>
      <button
        type="button"
        id={id}
        aria-describedby={errorId}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) input.current?.click()
        }}
        onDragOver={(event) => {
          if (!holdsFiles(event)) return
          event.preventDefault()
          setOver(!isFull)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-1 rounded-card border-2 border-dashed px-4 py-5 text-center transition-colors',
          isOver
            ? 'border-plum bg-plum-tint'
            : errorId
              ? 'border-danger bg-white'
              : 'border-edge bg-paper hover:border-plum',
        )}
      >
        <span className="inline-flex items-center gap-2 font-semibold text-plum">
          <Icon name="plus" />
          {isFull ? 'No more pictures fit' : 'Add pictures'}
        </span>
        <span className="pointer-events-none text-muted text-sm">
          {isFull ? (
            `A product has at most ${MAX_PICTURES} pictures.`
          ) : (
            <>
              <span className="max-sm:hidden pointer-coarse:hidden">Or drop them here. </span>
              JPG, PNG or WEBP, less than 5MB each.
            </>
          )}
        </span>
      </button>
      <HiddenFileInput ref={input} multiple accept={acceptedPictureTypes} onFiles={onFiles} />
    </>
  )
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

/** Cancels drops beside the button: the browser would open the file in place of the form. */
function keepMissedDrops(): () => void {
  const keep = (event: Event) => event.preventDefault()
  addEventListener('dragover', keep)
  addEventListener('drop', keep)
  return () => {
    removeEventListener('dragover', keep)
    removeEventListener('drop', keep)
  }
}
