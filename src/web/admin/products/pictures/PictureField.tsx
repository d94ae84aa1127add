import { useId, useRef, useState } from 'react'
import { MAX_PICTURES } from '#domain/catalogue/product-fields.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import type { FormPicture } from '#web/kit/ui/uploads/form-pictures.ts'
import type { RefusedFile } from '#web/kit/ui/uploads/picture-queue.ts'
import { Checkbox, listedCheckboxLook } from '../../frame/Checkbox.tsx'
import type { ProductFormState } from '../use-product-form.ts'
import { PictureDrop } from './PictureDrop.tsx'
import { nameOf, PictureTile } from './PictureTile.tsx'
import type { Pictures } from './use-pictures.ts'

interface PictureFieldProps {
  readonly id: string
  readonly error: string | undefined
  readonly pictures: Pictures
  /** Number of photos of the saved product; 0 for a new or a drawn one. */
  readonly kept: number
  readonly models: readonly string[]
  readonly shows: ProductFormState['shows']
}

/** Photos of a product: uploaded at once, sorted, removed, and assigned to phones. */
export function PictureField({ id, error, pictures, kept, models, shows }: PictureFieldProps) {
  const { queue, list, retry } = pictures
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const errorId = useId()
  const [askedKey, setAskedKey] = useState<string | null>(null)
  const asked = askedKey === null ? null : list.findIndex(({ key }) => key === askedKey)
  const askedPath = asked === null ? null : pathOf(list[asked])
  const shownOn = (path: string) => models.filter((model) => shows.of(path).includes(model))
  const tiles = useRef<HTMLOListElement>(null)

  const add = (files: readonly File[]) => {
    const notTaken = queue.add(files)
    setRefused(notTaken)
    for (const { message } of notTaken) toast.error(message)
  }
  const move = (key: string, place: number) => {
    queue.move(key, place)
    const where = `place ${place + 1} of ${list.length}`
    announce(place === 0 ? `Moved to ${where}: now the main picture` : `Moved to ${where}`)
  }
  const remove = (key: string, place: number) => {
    queue.remove(key)
    announce('Picture removed')
    const neighbour = tiles.current?.children[place + 1] ?? tiles.current?.children[place - 1]
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
      {kept > 0 && list.length === 0 && (
        <Notice tone="info" icon="info">
          A product always has a picture. Saved like this, it keeps{' '}
          {kept === 1 ? 'the one that it has' : `the ${kept} that it has`}.
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
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3"
        >
          {list.map((picture, place) => (
            <PictureTile
              key={picture.key}
              shown={models.length > 1 ? shownOn(pathOf(picture) ?? '') : null}
              onAskShown={() => setAskedKey(picture.key)}
              picture={picture}
              place={place}
              count={list.length}
              onMove={(to) => move(picture.key, to)}
              onDropHere={(key) => move(key, place)}
              onRetry={() => retry(picture.key)}
              onRemove={() => remove(picture.key, place)}
            />
          ))}
        </ol>
      )}
      <PhotoModelsDialog
        photo={asked === null || askedPath === null ? null : nameOf(asked)}
        models={models}
        shown={askedPath === null ? [] : shownOn(askedPath)}
        onChange={(shown) => {
          if (askedPath !== null) shows.put(askedPath, shown)
        }}
        onClose={() => setAskedKey(null)}
      />
    </>
  )
}

function pathOf(picture: FormPicture | undefined): string | null {
  return picture?.state === 'stored' ? picture.path : null
}

interface PhotoModelsDialogProps {
  /** Name of the photo: 'main picture'; null keeps the dialog closed. */
  readonly photo: string | null
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
      isOpen={photo !== null}
      onClose={onClose}
      title={`Phones on the ${photo ?? ''}`}
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
      <ul className="grid max-h-80 overflow-y-auto rounded-control border border-hairline">
        {models.map((model) => (
          <li key={model}>
            <Checkbox
              className={listedCheckboxLook}
              checked={shown.includes(model)}
              onChange={(isShown) =>
                onChange(
                  models.filter((other) => (other === model ? isShown : shown.includes(other))),
                )
              }
            >
              {model}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
