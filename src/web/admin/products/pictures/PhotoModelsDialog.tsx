import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface PhotoModelsDialogProps {
  /** Name of the photo: 'main picture'; null keeps the dialog closed. */
  readonly photo: string | null
  /** Models of the product. */
  readonly models: readonly string[]
  /** Models that the photo shows; empty means any. */
  readonly shown: readonly string[]
  readonly onChange: (models: readonly string[]) => void
  readonly onClose: () => void
}

/** Dialog to select the phones that a photo shows (rule: pictures-follow-the-phone). */
export function PhotoModelsDialog({
  photo,
  models,
  shown,
  onChange,
  onClose,
}: PhotoModelsDialogProps) {
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
            <label className="flex min-h-11 items-center gap-3 px-3 text-sm hover:bg-paper has-checked:font-semibold has-checked:text-plum-deep">
              <input
                type="checkbox"
                checked={shown.includes(model)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    models.filter((other) => (other === model ? checked : shown.includes(other))),
                  )
                }
                className="size-5 shrink-0 accent-plum"
              />
              {model}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
