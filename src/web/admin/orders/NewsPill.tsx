import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'

interface NewsPillProps {
  /** '2 new orders'; null when there is no news. */
  readonly words: string | null
  readonly onShow: () => void
}

/** Says what waits to be shown, over the page, so that nothing on it moves. */
export function NewsPill({ words, onShow }: NewsPillProps) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center">
      <div
        className={
          words === null
            ? undefined
            : 'pointer-events-auto flex animate-rise items-center gap-3 rounded-chip border border-hairline bg-white py-1 ps-4 pe-1 shadow-raised'
        }
      >
        <p role="status" className="flex items-center gap-2 font-semibold text-sm">
          {words !== null && (
            <>
              <Icon name="refresh" className="text-plum" />
              {words}
            </>
          )}
        </p>
        {words !== null && (
          <Button size="small" onClick={onShow} className="min-h-11 rounded-chip">
            Show
          </Button>
        )}
      </div>
    </div>
  )
}
