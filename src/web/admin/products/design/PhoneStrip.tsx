import type { Drawing } from '#studio/draw-design.ts'
import { CaseDrawing } from './CaseDrawing.tsx'

interface PhoneStripProps {
  readonly drawing: Drawing
  readonly models: readonly string[]
  readonly onChoose: (model: string) => void
}

/** Previews of a design on several phones; a press selects the phone of the large preview. */
export function PhoneStrip({ drawing, models, onChoose }: PhoneStripProps) {
  return (
    <ul aria-label="On other phones" className="grid grid-cols-3 gap-2">
      {models.map((model) => (
        <li key={model}>
          <button
            type="button"
            aria-pressed={model === drawing.model}
            onClick={() => onChoose(model)}
            className="grid w-full gap-1 rounded-control border border-hairline bg-white p-1 text-center transition-colors hover:border-plum aria-pressed:border-plum aria-pressed:ring-1 aria-pressed:ring-plum"
          >
            <CaseDrawing drawing={{ ...drawing, model }} alt="" />
            <span className="px-0.5 pb-0.5 text-xs [overflow-wrap:anywhere]">{model}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
