import { type Prices, piecePrices } from '#domain/catalogue/pricing.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#messages'
import { Badge } from '../Badge.tsx'
import { classNames } from '../class-names.ts'
import { Money } from '../Money.tsx'
import { hiddenText } from '../message-tags.tsx'

type Part = 'now' | 'struck' | 'percentOff' | 'save' | 'youSave'

/** Paragraph of a layout: its classes, and those of its parts in reading order. */
type Line = { readonly paragraph: string } & { readonly [Name in Part]?: string }

const layouts = {
  card: [
    {
      paragraph: 'flex flex-wrap items-baseline gap-x-1.5 leading-5 rtl:gap-x-1',
      // One line in Urdu too, whose word for rupees is longer than the sign.
      now: 'font-bold text-base leading-5 rtl:text-sm',
      struck: 'text-xs leading-5 rtl:text-2xs',
    },
  ],
  saving: [{ paragraph: '', save: 'font-semibold text-save' }],
  shelf: [
    {
      paragraph:
        'mt-1 flex items-baseline gap-x-1 whitespace-nowrap max-sm:tracking-tight sm:gap-x-1.5',
      now: 'font-semibold tabular-nums max-sm:text-sm',
      struck: 'text-xs',
    },
  ],
  product: [
    {
      paragraph:
        'flex basis-full flex-wrap items-center gap-x-1.5 gap-y-1 text-sm sm:gap-x-3 md:text-base',
      struck: '',
      percentOff: '',
      youSave: 'font-semibold text-save',
    },
    { paragraph: 'font-semibold text-2xl md:text-3xl', now: '' },
  ],
  cartLine: [
    {
      paragraph:
        'flex flex-wrap items-center gap-1 self-end text-sm max-sm:tracking-tight sm:gap-x-2',
      struck: 'max-sm:text-xs',
      percentOff: 'max-sm:order-last max-sm:px-1.5',
      now: 'font-semibold tabular-nums',
    },
  ],
  suggestion: [{ paragraph: '', now: 'tabular-nums' }],
  table: [
    {
      paragraph: 'flex flex-wrap items-baseline gap-x-2 xl:grid xl:gap-0',
      now: 'font-semibold tabular-nums',
      struck: 'text-xs',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>

interface PriceProps {
  readonly product: Prices
  readonly layout: keyof typeof layouts
}

/** Price of one piece: present price, struck-out list price and saving, as the layout arranges them. */
export function Price({ product, layout }: PriceProps) {
  const prices = piecePrices(product)
  const lines: readonly Line[] = layouts[layout]
  return lines.map(({ paragraph, ...parts }) => (
    <p key={paragraph} className={paragraph || undefined}>
      {Object.entries(parts).map(([part, className]) => (
        <PricePart
          key={part}
          part={part as Part}
          prices={prices}
          className={className || undefined}
        />
      ))}
    </p>
  ))
}

interface PricePartProps {
  readonly part: Part
  readonly prices: ReturnType<typeof piecePrices>
  readonly className: string | undefined
}

function PricePart({ part, prices, className }: PricePartProps) {
  const { listPrice, unitPrice, saving, discountPercent } = prices
  switch (part) {
    case 'now':
      return (
        <span className={className}>
          {t.common.now({ price: <Money isAlone amount={unitPrice} />, hidden: hiddenText })}
        </span>
      )
    case 'struck':
      return (
        <s className={classNames('text-struck', className)}>
          {t.common.originalPrice({ price: <Money amount={listPrice} />, hidden: hiddenText })}
        </s>
      )
    case 'percentOff':
      return (
        <Badge tone="offer" {...(className && { className })}>
          {t.common.percentOff({ percent: discountPercent })}
        </Badge>
      )
    case 'save':
      return <span className={className}>{t.common.save({ amount: formatMoney(saving) })}</span>
    case 'youSave':
      return <span className={className}>{t.common.youSave({ amount: formatMoney(saving) })}</span>
  }
}
