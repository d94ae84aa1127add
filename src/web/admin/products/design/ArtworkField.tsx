import type { Artwork } from '#domain/catalogue/designs/design.ts'
import { artworkPixels, isArtworkSize, pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { PictureUpload } from '../pictures/PictureUpload.tsx'
import { type LoadedArtwork, loadArtwork, sizeOfPicture } from './artwork-image.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { filling } from './placing.ts'

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
      progress={(share) => (share < 1 ? `${Math.round(share * 100)}% uploaded` : 'Saving…')}
      canCancel
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
        <PlaceFields
          place={artwork}
          ratio={loaded === 'missing' ? null : (loaded?.ratio ?? null)}
          onPlace={(place) => onChange({ ...artwork, ...place })}
        />
      )}
    </PictureUpload>
  )
}
