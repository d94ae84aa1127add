interface OptionsProps {
  readonly of: readonly (readonly [value: string | number, label: string])[]
}

/** Options of a dropdown, by their values and labels. */
export function Options({ of }: OptionsProps) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
