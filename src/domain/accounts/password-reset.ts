/** Hours for which a reset link works, once (D61). */
export const RESET_LINK_HOURS = 24
