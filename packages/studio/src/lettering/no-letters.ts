import type { Typesetter } from './letters.ts'

/** Sets nothing, in a browser: its server has the typefaces, and draws the lettering of a case. */
export const typeset: Typesetter = () => []
