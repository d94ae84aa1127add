import type { LineAgain } from '#domain/contract/again.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { t } from '#messages'
import type { NoticeTone } from '#web/kit/ui/Notice.tsx'

interface AgainWords {
  readonly tone: NoticeTone
  readonly title: string
  readonly remarks: readonly string[]
  readonly isInCart: boolean
}

/** Text of the result of ordering again, line by line (rule: order-again). */
export function againWords(lines: readonly LineAgain[]): AgainWords {
  const put = lines.filter(({ priceToday }) => priceToday !== null)
  const remarks = lines.flatMap((line) => remarkOn(line) ?? [])
  if (put.length === 0) {
    return { tone: 'warning', title: t.orders.nothingSold, remarks, isInCart: false }
  }
  const pieces = put.reduce((sum, { qty }) => sum + qty, 0)
  const all = lines.reduce((sum, { qty }) => sum + qty, 0)
  return {
    tone: pieces < all ? 'warning' : remarks.length > 0 ? 'info' : 'success',
    title:
      pieces < all
        ? t.orders.someInCart({ count: pieces, all })
        : t.orders.inCart({ count: pieces }),
    remarks,
    isInCart: true,
  }
}

function remarkOn({ name, selectedModel, fate, price, priceToday }: LineAgain): string | null {
  switch (fate) {
    case 'gone':
      return t.orders.gone({ name })
    case 'model-gone':
      return t.orders.againModelGone({ name, model: selectedModel })
    case 'repriced':
      return t.orders.repriced({ name, before: rupees(price), now: rupees(priceToday ?? price) })
    case 'same':
      return null
  }
}

/** Uses a no-break space, so that an amount never wraps. */
function rupees(amount: number): string {
  return formatMoney(paisaFromRupees(amount)).replaceAll(' ', '\u00A0')
}
