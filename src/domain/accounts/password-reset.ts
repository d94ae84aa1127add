/** Hours for which a reset link works, once (rule: password-reset). */
export const RESET_LINK_HOURS = 24
