import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'

interface NewsPillProps {
  /** Text of the pill: '2 new orders'; null to hide it. */
  readonly words: string | null
  readonly onShow: () => void
}

/** Button that announces pending changes, laid over the page so that no content moves. */
export function NewsPill({ words, onShow }: NewsPillProps) {
  const isShown = words !== null
  return (
    // As high as the overlaid pill, so that the end of the page can be scrolled out from under it.
    <div className={isShown ? 'h-12' : undefined}>
      <div className="news-pill pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center">
        <div
          className={
            isShown
              ? 'pointer-events-auto flex animate-rise items-center gap-4 rounded-card border border-hairline bg-white py-1.5 ps-4 pe-1.5 shadow-raised'
              : undefined
          }
        >
          <p role="status" className="flex items-center gap-2 font-semibold text-sm">
            {isShown && (
              <>
                <Icon name="box" className="text-plum" />
                {words}
              </>
            )}
          </p>
          {isShown && (
            <Button size="small" onClick={onShow} className="min-h-11">
              Show
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
