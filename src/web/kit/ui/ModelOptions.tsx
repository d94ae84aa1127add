import { memo } from 'react'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'

interface ModelOptionsProps {
  readonly models: readonly string[]
  /** Heading of models without a series. */
  readonly displayName: string
}

/**
 * The options of a select of models; more than twelve are grouped by series. Memoised, so that a choice
 * renders none of them again.
 */
export const ModelOptions = memo(function ModelOptions({ models, displayName }: ModelOptionsProps) {
  const option = (model: string) => <option key={model}>{model}</option>
  if (models.length <= 12) return models.map(option)
  return modelSeries(models, displayName).map(({ name, models: some }) => (
    <optgroup key={name} label={name}>
      {some.map(option)}
    </optgroup>
  ))
})
