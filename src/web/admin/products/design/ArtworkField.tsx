import { useState } from 'react'
import { type Artwork, artworkBounds } from '#domain/catalogue/designs/design.ts'
import { artworkPixels, isArtworkSize, pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { useRead } from '#web/kit/store/use-read.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { PictureUpload } from '../pictures/PictureUpload.tsx'
import { bounded, centred, filling, type Placement } from './placing.ts'

interface ArtworkFieldProps {
  readonly artwork: Artwork | null
  readonly loaded: LoadedArtwork
  readonly onChange: (artwork: Artwork | null) => void
  readonly onUploading: (isUploading: boolean) => void
}

/** Upload of the owner's picture, printed on the back of the case (rule: artwork). */
export function ArtworkField({ artwork, loaded, onChange, onUploading }: ArtworkFieldProps) {
  return (
    <PictureUpload
      use="artwork"
      legend="Your own picture"
      hint={`JPG, PNG or WEBP of at least ${artworkPixels.least.toLocaleString('en')} pixels on its shorter side, less than 5MB. Where a PNG is transparent, the case shows through.`}
      labels={{ add: 'Add a picture', replace: 'Another picture', remove: 'Take it off' }}
      isChosen={artwork !== null}
      mistakeIn={async (file) => {
        const size = await sizeOfPicture(file)
        return size && !isArtworkSize(size) ? pictureSentences().smallArtwork : null
      }}
      onUploading={onUploading}
      onUploaded={async (picture, signal) => {
        const { ratio } = await loadArtwork(picture)
        if (signal.aborted) return
        onChange({ picture, ...filling(ratio) })
        announce('Your picture is on the case')
      }}
      onRemove={() => {
        onChange(null)
        announce('Your picture is off the case')
      }}
    >
      {loaded === 'missing' && (
        <Notice tone="danger" isAlert>
          Your picture can’t be loaded. Please check the connection, or choose another one.
        </Notice>
      )}
      {artwork && (
        <PlacementFields
          placement={artwork}
          ratio={loaded === 'missing' ? null : (loaded?.ratio ?? null)}
          onMove={(placement) => onChange({ ...artwork, ...placement })}
        />
      )}
    </PictureUpload>
  )
}

interface PlacementFieldsProps {
  readonly placement: Placement
  /** Ratio of the picture's height to its width; null while it loads. */
  readonly ratio: number | null
  readonly onMove: (placement: Placement) => void
}

const { x, y, scale, turn } = artworkBounds

/** Number fields of a position; `factor` converts a stored share to a percentage; degrees are shown as stored. */
const fields = [
  { key: 'x', label: 'Across, %', bounds: x, factor: 100 },
  { key: 'y', label: 'Down, %', bounds: y, factor: 100 },
  { key: 'scale', label: 'Size, %', bounds: scale, factor: 100 },
  { key: 'turn', label: 'Turned, °', bounds: turn, factor: 1 },
] as const

/** Position of a picture as numbers, for exact values and as an alternative to dragging. */
export function PlacementFields({ placement, ratio, onMove }: PlacementFieldsProps) {
  const actions = [
    {
      label: 'Fill the case',
      placement: ratio === null ? null : { ...placement, ...filling(ratio) },
    },
    { label: 'To the middle', placement: centred(placement) },
    { label: 'Turn by 90°', placement: bounded({ ...placement, turn: placement.turn + 90 }) },
  ]
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 max-sm:grid-cols-2 sm:grid-cols-4">
        {fields.map(({ key, label, bounds, factor }) => (
          <FigureField
            key={key}
            label={label}
            value={Math.round(placement[key] * factor)}
            least={bounds.least * factor}
            most={bounds.most * factor}
            onChange={(value) => onMove(bounded({ ...placement, [key]: value / factor }))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, placement: next }) => (
          <Button
            key={label}
            kind="secondary"
            size="small"
            className="min-h-11"
            disabled={next === null}
            onClick={() => next && onMove(next)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface FigureFieldProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** Integer field. It keeps the typed text until blur, so that half an entry is not replaced. */
function FigureField({ label, value, least, most, onChange }: FigureFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      value={typedText ?? String(value)}
      onChange={({ currentTarget }) => {
        setTypedText(currentTarget.value)
        const typed = currentTarget.valueAsNumber
        if (Number.isFinite(typed)) onChange(typed)
      }}
      onBlur={() => setTypedText(null)}
      // The wheel scrolls the page instead of changing the number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

const PREVIEW = 640

/** Size of a chosen file after its EXIF rotation; null when this browser can't decode it. */
async function sizeOfPicture(file: Blob) {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}

/**
 * Loads a picture as a data URL, since an SVG in an `img` can't load other files, in a size small
 * enough to be redrawn at every pointer move.
 */
async function loadArtwork(path: string) {
  const image = new Image()
  image.src = path
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, PREVIEW / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { href: canvas.toDataURL('image/webp', 0.85), ratio: naturalHeight / naturalWidth }
}

/** Loads the picture of a design: null without one and while it loads. */
export function useArtwork(path: string | null): LoadedArtwork {
  const reading = useRead(path, () => loadArtwork(path ?? ''))
  if (path === null || reading?.key !== path) return null
  return 'value' in reading ? reading.value : 'missing'
}

/** Loaded picture of a design; 'missing' after a failure. */
type LoadedArtwork = Awaited<ReturnType<typeof loadArtwork>> | 'missing' | null
