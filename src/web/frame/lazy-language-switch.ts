import { lazyComponent } from '#web/ui/lazy-component.tsx'

/**
 * The link to the page in the other language, loaded by shops in two alone. The server renders it, too. Its
 * script comes at once: the frame outlives the page, and a navigation would take away what isn't hydrated.
 */
export const LanguageSwitch = lazyComponent(
  async () => (await import('./LanguageSwitch.tsx')).LanguageSwitch,
  { hydrateWhen: async () => undefined, failed: () => null },
)
