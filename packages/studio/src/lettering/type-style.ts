import type { Contours } from './contours.ts'

/** Typefaces in `faces/`, by the name of their file. */
export type FaceName =
  | 'alex-brush'
  | 'anton'
  | 'baloo-bhaijaan-2'
  | 'barlow-condensed'
  | 'cinzel'
  | 'courier-prime'
  | 'great-vibes'
  | 'gulzar'
  | 'ibm-plex-mono'
  | 'josefin-sans'
  | 'kufam'
  | 'lalezar'
  | 'marcellus'
  | 'noto-naskh'
  | 'noto-nastaliq-urdu'
  | 'parisienne'
  | 'playfair-display'
  | 'rakkas'
  | 'sacramento'
  | 'vazirmatn'

/** Typographic style of a text. */
export interface TypeStyle {
  /** Faces in the order of preference; a letter that one lacks is set in the next that has it. */
  readonly faces: readonly FaceName[]
  /** Space between Latin letters in em; the joined letters of Urdu are never spaced. */
  readonly tracking?: number
  /** Whether Latin letters are set as capitals. */
  readonly capitals?: boolean
  /** Size of Urdu in relation to Latin letters; 1 by default. */
  readonly urdu?: number
}

/** A letter of a Latin text, or a word of an Urdu one. */
export interface Piece {
  /** In em, the baseline at y 0, placed in its line. */
  readonly contours: Contours
  readonly isUrdu: boolean
}

/**
 * Sets a text in one line, its pieces from left to right. A letter that no face of the style has is
 * a RangeError.
 */
export type Typesetter = (text: string, style: TypeStyle) => readonly Piece[]
