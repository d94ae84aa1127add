import { t } from '#messages'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import type { SentPicture } from './form-pictures.ts'

interface UploadStateProps {
  readonly picture: SentPicture
  readonly onRetry: () => void
}

/** Progress of an upload, or its failure with a button to retry. */
export function UploadState({ picture, onRetry }: UploadStateProps) {
  const { fileName, key } = picture
  if (picture.state === 'failed') {
    return (
      <div className="grid gap-1 p-2">
        <FieldError id={`${key}-failure`}>
          <FailureText {...picture.failure} />
        </FieldError>
        <button
          type="button"
          data-retry
          aria-describedby={`${key}-failure`}
          onClick={onRetry}
          className="min-h-11 rounded-control border border-edge font-semibold text-sm hover:border-plum hover:text-plum"
        >
          {t.forms.tryAgain({ file: fileName, hidden: hiddenText })}
        </button>
      </div>
    )
  }
  const part = picture.state === 'uploading' ? picture.part : 0
  return (
    <div className="grid gap-1 p-2">
      <progress
        value={part}
        max={1}
        aria-label={t.uploads.uploadOf({ file: fileName })}
        className="h-2 w-full appearance-none overflow-hidden rounded-chip bg-hairline [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-plum"
      />
      <p className="text-muted text-xs tabular-nums">
        {picture.state === 'waiting'
          ? t.uploads.waiting
          : part < 1
            ? t.uploads.uploaded({ percent: Math.round(part * 100) })
            : t.uploads.storing}
      </p>
    </div>
  )
}
