/** Hours for which a reset link works, once (D61). */
export const RESET_LINK_HOURS = 24

/** The page of a reset link; the token follows as the fragment, which no server ever logs. */
export const RESET_PAGE = '/reset-password'
