import { shortOrderId } from '#domain/orders/status.ts'

interface ChooseBoxProps {
  readonly id: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** Takes one order into the choice; it stands above the link that a card is. */
export function ChooseBox({ id, isChosen, onChoose }: ChooseBoxProps) {
  return (
    <label className="relative z-1 -m-3 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">Select order {shortOrderId(id)}</span>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        className="size-5 accent-plum"
      />
    </label>
  )
}
