import type { CartLine } from '#domain/contract/cart.ts'
import { t } from '#messages'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { lineLabel, type myCart } from './my-cart.ts'

const ModelDialog = lazyComponent(
  async () => (await import('#web/shop/product/ModelDialog.tsx')).ModelDialog,
  { sentences: ['modelDialogs'] },
)

/** Look of a press that changes a line. */
export const changeLook =
  '-my-3 min-h-11 text-start font-semibold text-plum text-sm underline underline-offset-4'

interface LinePhoneProps {
  readonly line: CartLine
  readonly onMove: (to: Parameters<typeof myCart.move>[1]) => void
}

/** Phone of a line, with a press that changes it, to a product of the same design where needed (rule: moved-lines). */
export function LinePhone({ line, onMove }: LinePhoneProps) {
  const { product, selectedModel } = line
  const dialog = useLazy(ModelDialog)
  return (
    <>
      {selectedModel}
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={dialog.prepare}
        onClick={() => dialog.open(true)}
        className={changeLook}
      >
        {t.cart.changePhone({ line: lineLabel(line), rest: hiddenText })}
      </button>
      {dialog.opened && (
        <ModelDialog
          product={product}
          model={selectedModel}
          onChoose={(model) => onMove({ selectedModel: model })}
          onOther={({ _id }, model) => onMove({ productId: _id, selectedModel: model })}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
