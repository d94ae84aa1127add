/** Whether the device prefers reduced motion; scripts then neither animate nor scroll smoothly. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
