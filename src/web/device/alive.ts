/**
 * Whether the page answers already. What is rendered before that takes over what the server sent; what
 * comes later is made here, and nobody can have done anything to it.
 */
export const isAlive = () =>
  !import.meta.env.SSR && document.documentElement.dataset.ready !== undefined
