import { importOrReload } from '#web/frame/import-or-reload.ts'

/**
 * Imports the table of models. Loaders need it; a page that the server rendered brings their data,
 * so that a first visit doesn't load it.
 */
export const loadModels = () =>
  importOrReload(() => import('#domain/catalogue/models/brand-models.ts'))
