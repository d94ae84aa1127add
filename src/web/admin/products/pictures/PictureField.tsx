import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { PhotoModels } from '#domain/catalogue/designs/photo-models.ts'
import { acceptedPictureTypes } from '#domain/catalogue/picture-rules.ts'
import { MAX_PICTURES } from '#domain/catalogue/product-fields.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import type { FormPicture } from '#web/kit/ui/uploads/form-pictures.ts'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import type { RefusedFile } from '#web/kit/ui/uploads/picture-queue.ts'
import { CheckboxList } from '../../frame/choices.tsx'
import type { ProductFormHandle } from '../use-product-form.ts'
import { PictureTile, pictureName } from './PictureTile.tsx'
import type { Pictures } from './use-pictures.ts'

interface PictureFieldProps {
  readonly form: Pick<ProductFormHandle, 'fieldId' | 'mistakes'>
  readonly pictures: Pictures
  /** Number of photos of the saved product; 0 for a new or a drawn one. */
  readonly savedCount: number
  readonly models: readonly string[]
  readonly photoModels: PhotoModels
  readonly onPhotoModels: (path: string, models: readonly string[]) => void
}

/** Photos of a product: uploaded at once, sorted, removed, and assigned to phones. */
export function PictureField({
  form,
  pictures,
  savedCount,
  models,
  photoModels,
  onPhotoModels,
}: PictureFieldProps) {
  const { queue, list, retry } = pictures
  const id = form.fieldId('image')
  const error = form.mistakes.image
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const errorId = useId()
  const [openKey, setOpenKey] = useState<string | null>(null)
  const openIndex = list.findIndex(({ key }) => key === openKey)
  const openPath = pathOf(list[openIndex])
  const modelsOn = (path: string) => models.filter((model) => photoModels[path]?.includes(model))
  const tiles = useRef<HTMLOListElement>(null)

  const add = (files: readonly File[]) => {
    const refusedFiles = queue.add(files)
    setRefused(refusedFiles)
    for (const { message } of refusedFiles) toast.error(message)
  }
  const move = (key: string, position: number) => {
    queue.move(key, position)
    const where = `place ${position + 1} of ${list.length}`
    announce(position === 0 ? `Moved to ${where}: now the main picture` : `Moved to ${where}`)
  }
  const count = list.length
  const shown = useRef(count)
  useEffect(() => {
    // A bar at the bottom of a phone's screen covers what is added below it.
    if (count > shown.current) tiles.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    shown.current = count
  }, [count])
  const remove = (key: string, position: number) => {
    queue.remove(key)
    announce('Picture removed')
    const neighbour = tiles.current?.children[position + 1] ?? tiles.current?.children[position - 1]
    const button = neighbour?.querySelector<HTMLElement>('[data-remove]')
    ;(button ?? document.getElementById(id))?.focus()
  }
  return (
    <>
      <PictureDrop
        id={id}
        errorId={error ? errorId : undefined}
        isFull={list.length >= MAX_PICTURES}
        onFiles={add}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {savedCount > 0 && list.length === 0 && (
        <Notice tone="info" icon="info">
          A product always has a picture. Saved like this, it keeps{' '}
          {savedCount === 1 ? 'the one that it has' : `the ${savedCount} that it has`}.
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="danger" isAlert>
          <ul className="grid gap-1">
            {refused.map(({ fileName, message }) => (
              <li key={fileName}>
                <span className="break-all font-semibold">{fileName}</span>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {list.length > 0 && (
        <ol
          ref={tiles}
          aria-label="Pictures in order"
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 *:scroll-mb-24"
        >
          {list.map((picture, position) => (
            <PictureTile
              key={picture.key}
              models={models.length > 1 ? modelsOn(pathOf(picture) ?? '') : null}
              onChooseModels={() => setOpenKey(picture.key)}
              picture={picture}
              position={position}
              count={list.length}
              onMove={move}
              onRetry={() => retry(picture.key)}
              onRemove={() => remove(picture.key, position)}
            />
          ))}
        </ol>
      )}
      {openPath !== null && (
        <PhotoModelsDialog
          photo={pictureName(openIndex)}
          models={models}
          shown={modelsOn(openPath)}
          onChange={(shown) => onPhotoModels(openPath, shown)}
          onClose={() => setOpenKey(null)}
        />
      )}
    </>
  )
}

function pathOf(picture: FormPicture | undefined): string | null {
  return picture?.state === 'stored' ? picture.path : null
}

interface PhotoModelsDialogProps {
  readonly photo: string
  readonly models: readonly string[]
  /** Models that the photo shows; empty means any. */
  readonly shown: readonly string[]
  readonly onChange: (models: readonly string[]) => void
  readonly onClose: () => void
}

/** Dialog to select the phones that a photo shows (rule: pictures-follow-the-phone). */
function PhotoModelsDialog({ photo, models, shown, onChange, onClose }: PhotoModelsDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Phones on the ${photo}`}
      actions={
        <>
          <Button kind="quiet" disabled={shown.length === 0} onClick={() => onChange([])}>
            Any phone
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="text-muted text-sm">
        Shoppers with one of these phones see this photo first. With none ticked it stands for any
        phone.
      </p>
      <CheckboxList
        className="grid max-h-80 overflow-y-auto rounded-control border border-hairline"
        choices={models.map((model) => [model, model])}
        chosen={shown}
        onChange={onChange}
      />
    </Dialog>
  )
}

interface PictureDropProps {
  readonly id: string
  readonly errorId: string | undefined
  readonly isFull: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Button that opens the gallery or the camera, and accepts dropped files. */
function PictureDrop({ id, errorId, isFull, onFiles }: PictureDropProps) {
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
