/** The models that photos show, by their paths; a photo that is not named shows any. */
export type PhotoModels = Readonly<Record<string, readonly string[]>>

/**
 * The part of it that still holds for a product with these photos and models (rule:
 * pictures-follow-the-phone); a photo that then shows none of them shows any.
 */
export function photoModelsWithin(
  said: PhotoModels,
  photos: readonly string[],
  models: readonly string[],
): Record<string, string[]> {
  const kept: Record<string, string[]> = {}
  for (const photo of photos) {
    const shown = models.filter((model) => said[photo]?.includes(model))
    if (shown.length > 0) kept[photo] = shown
  }
  return kept
}

/** Whether all that is said of photos holds for a product with these photos and models. */
export function arePhotoModelsOf(
  said: PhotoModels,
  photos: readonly string[],
  models: readonly string[],
): boolean {
  return Object.entries(said).every(
    ([photo, shown]) => photos.includes(photo) && shown.every((model) => models.includes(model)),
  )
}
