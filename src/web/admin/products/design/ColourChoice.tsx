import { useId } from 'react'
import { colours } from '#domain/catalogue/colours.ts'

interface ColourChoiceProps {
  /** Colour as '#rrggbb'; null for the style's own. */
  readonly colour: string | null
  readonly onChange: (colour: string | null) => void
}

const dotLook =
  'relative grid size-11 place-items-center rounded-chip border-2 border-transparent has-checked:border-plum has-focus-visible:outline-3'

/** Colour picker of a case: the style's own colour, one of the shop's, or any other. */
export function ColourChoice({ colour, onChange }: ColourChoiceProps) {
  const name = useId()
  const dots = colours.flatMap(({ slug, name, dot }) => (dot === null ? [] : [{ slug, name, dot }]))
  const otherId = useId()
  const isOther = colour !== null && !dots.some(({ dot }) => dot === colour)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">Colour</legend>
      <div className="flex flex-wrap items-center gap-1">
        <label className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-white px-3 text-sm has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum">
          <input
            type="radio"
            name={name}
            checked={colour === null}
            onChange={() => onChange(null)}
            className="size-5 accent-plum"
          />
          The style’s own
        </label>
        {dots.map(({ slug, name: label, dot }) => (
          <label key={slug} title={label} className={dotLook}>
            <input
              type="radio"
              name={name}
              checked={colour === dot}
              onChange={() => onChange(dot)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{label}</span>
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 text-edge">
              <circle cx="16" cy="16" r="15" fill={dot} stroke="currentColor" strokeOpacity=".6" />
            </svg>
          </label>
        ))}
        <label
          htmlFor={otherId}
          className={`inline-flex min-h-11 items-center gap-2 rounded-control border bg-white ps-3 pe-1.5 text-sm ${isOther ? 'border-plum bg-plum-tint ring-1 ring-plum' : 'border-edge'}`}
        >
          Another colour
          <input
            id={otherId}
            type="color"
            dir="ltr"
            value={colour ?? '#808080'}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="size-8 cursor-pointer rounded-control"
          />
        </label>
      </div>
    </fieldset>
  )
}
