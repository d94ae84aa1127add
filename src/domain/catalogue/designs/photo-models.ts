/** Models that photos show, by path; a photo without an entry shows any. */
export type PhotoModels = Readonly<Record<string, readonly string[]>>

/** Entries that fit these photos and models (rule: pictures-follow-the-phone). */
export function photoModelsWithin(
  photoModels: PhotoModels,
  photos: readonly string[],
  models: readonly string[],
): Record<string, string[]> {
  const kept: Record<string, string[]> = {}
  for (const photo of photos) {
    const shown = models.filter((model) => photoModels[photo]?.includes(model))
    if (shown.length > 0) kept[photo] = shown
  }
  return kept
}

/** Whether all entries are valid for a product with these photos and models. */
export function arePhotoModelsOf(
  photoModels: PhotoModels,
  photos: readonly string[],
  models: readonly string[],
): boolean {
  return Object.entries(photoModels).every(
    ([photo, shown]) => photos.includes(photo) && shown.every((model) => models.includes(model)),
  )
}
