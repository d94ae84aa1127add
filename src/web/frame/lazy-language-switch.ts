import { lazyComponent } from '#web/ui/lazy-component.tsx'

/**
 * The link to the page in the other language, of shops in two. The server's works before its script has
 * come, which keeps it at the present page.
 */
export const LanguageSwitch = lazyComponent(
  async () => (await import('./LanguageSwitch.tsx')).LanguageSwitch,
  {
    hydrateWhen: () => new Promise((resolve) => addEventListener('scroll', () => resolve())),
    failed: () => null,
  },
)
