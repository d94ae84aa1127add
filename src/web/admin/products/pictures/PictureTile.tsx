import { type DragEvent, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import type { FormPicture } from '#web/kit/ui/uploads/form-pictures.ts'
import { UploadState } from '#web/kit/ui/uploads/UploadState.tsx'

/** Data type of a dragged tile, which distinguishes it from dragged files. */
const DRAGGED = 'application/x-picture'

interface PictureTileProps {
  readonly picture: FormPicture
  readonly position: number
  readonly count: number
  /** Phones that the picture shows, empty for any; null when there is no choice. */
  readonly models: readonly string[] | null
  readonly onChooseModels: () => void
  readonly onMove: (key: string, position: number) => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** Label of a picture by its index. */
export function pictureName(position: number): string {
  return position === 0 ? 'main picture' : `picture ${position + 1}`
}

/** One picture with its position and the state of its upload. */
export function PictureTile({
  picture,
  position,
  count,
  models,
  onChooseModels,
  onMove,
  onRetry,
  onRemove,
}: PictureTileProps) {
  const { key } = picture
  const [isOver, setOver] = useState(false)
  const dragHandlers = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAGGED, key)
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false)
      const dragged = dataTransfer.getData(DRAGGED)
      if (dragged && dragged !== key) onMove(dragged, position)
    },
  }
  const moveTo = (place: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    flushSync(() => onMove(key, place))
    // A tile that moves in the document loses the focus.
    button.focus()
  }
  const name = pictureName(position)
  return (
    <li
      {...dragHandlers}
      className={classNames(
        'flex flex-col overflow-hidden rounded-control border bg-white pointer-fine:cursor-grab',
        isOver ? 'border-plum ring-2 ring-plum' : 'border-hairline',
      )}
    >
      <div className="relative">
        {picture.state === 'stored' ? (
          <Picture path={picture.path} alt={`The ${name}`} sizes="160px" className={imageLook} />
        ) : (
          <img src={picture.preview} alt={`The ${name}, not uploaded yet`} className={imageLook} />
        )}
        {position === 0 && (
          <Badge tone="plum" className="absolute start-1.5 top-1.5">
            Main
          </Badge>
        )}
      </div>
      {picture.state !== 'stored' && <UploadState picture={picture} onRetry={onRetry} />}
      {picture.state === 'stored' && models !== null && (
        <button
          type="button"
          onClick={onChooseModels}
          className="min-h-11 px-2 text-start text-plum text-sm hover:bg-plum-tint"
        >
          Shows: <span className="font-semibold">{modelsText(models)}</span>
          <span className="sr-only"> on the {name}. Change</span>
        </button>
      )}
      <div className="mt-auto flex justify-between">
        <TileButton
          icon="arrow"
          label={`Move ${name} earlier`}
          isTurned
          isDisabled={position === 0}
          onClick={moveTo(position - 1)}
        />
        <TileButton
          icon="arrow"
          label={`Move ${name} later`}
          isDisabled={position === count - 1}
          onClick={moveTo(position + 1)}
        />
        <TileButton
          icon={picture.state === 'uploading' ? 'close' : 'trash'}
          label={picture.state === 'uploading' ? `Cancel ${name}` : `Remove ${name}`}
          isRemoval
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

const imageLook = 'pointer-events-none aspect-4/5 w-full object-cover'

interface TileButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly isTurned?: boolean
  readonly isDisabled?: boolean
  readonly isRemoval?: boolean
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

function TileButton({ icon, label, isTurned, isDisabled, isRemoval, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-disabled={isDisabled || undefined}
      data-remove={isRemoval}
      onClick={(event) => {
        if (!isDisabled) onClick(event)
      }}
      className="grid size-11 place-items-center text-muted hover:bg-paper hover:text-ink aria-disabled:text-hairline"
    >
      <Icon name={icon} label={label} {...(isTurned && { className: 'turned' })} />
    </button>
  )
}

/** Short description of the phones that a photo shows. */
export function modelsText(models: readonly string[]): string {
  const [first, ...others] = models
  if (first === undefined) return 'any phone'
  return others.length === 0 ? first : `${first} and ${others.length} more`
}
