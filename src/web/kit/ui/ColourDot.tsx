interface ColourDotProps {
  /** '#rrggbb'; null for several colours at once. */
  readonly dot: string | null
}

/** Dot of a colour next to its name; every dot has an edge, so that white is visible. */
export function ColourDot({ dot }: ColourDotProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 text-edge">
      {dot === null ? (
        <g>
          <path fill="#c3212f" d="M8 8V.5A7.5 7.5 0 0 1 15.5 8z" />
          <path fill="#f2c230" d="M8 8h7.5A7.5 7.5 0 0 1 8 15.5z" />
          <path fill="#3d8a4f" d="M8 8v7.5A7.5 7.5 0 0 1 .5 8z" />
          <path fill="#3f7fc4" d="M8 8H.5A7.5 7.5 0 0 1 8 .5z" />
        </g>
      ) : null}
      <circle cx="8" cy="8" r="7.5" fill={dot ?? 'none'} stroke="currentColor" strokeOpacity=".6" />
    </svg>
  )
}
