import { memo } from 'react'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'

interface ModelOptionsProps {
  readonly models: readonly string[]
  /** Heading of models without a series. */
  readonly displayName: string
}

/** Options of models, grouped by series where they are many. Memoised: a choice changes none. */
export const ModelOptions = memo(function ModelOptions({ models, displayName }: ModelOptionsProps) {
  const option = (model: string) => <option key={model}>{model}</option>
  if (models.length <= 12) return models.map(option)
  return modelSeries(models, displayName).map(({ name, models: some }) => (
    <optgroup key={name} label={name}>
      {some.map(option)}
    </optgroup>
  ))
})
