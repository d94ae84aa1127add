/** Whether the device asks for little motion: scripts animate and scroll smoothly only without it. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
