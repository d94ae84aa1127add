interface ShareMeterProps {
  readonly value: number
  /** What a full bar stands for. */
  readonly of: number
  readonly className?: string
}

/** A part of a whole as a bar; the figures beside it say the same. */
export function ShareMeter({ value, of, className = '' }: ShareMeterProps) {
  return (
    <meter
      min={0}
      max={of}
      value={value}
      aria-hidden="true"
      className={`share-meter h-1.5 w-full ${className}`}
    />
  )
}
