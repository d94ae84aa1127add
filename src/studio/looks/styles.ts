import type { Brand, CaseType } from '#domain/catalogue/brands.ts'

/**
 * A look in the form of the owner's choice. Names only, so that a form of styles need not load the
 * drawings.
 */
export interface Style {
  /** A look of the studio's book for the case type. */
  readonly key: string
  readonly label: string
  /** Whether a chosen colour changes it. */
  readonly takesColour: boolean
  /** Names of looks with the same drawing, in fixed colours. */
  readonly same?: readonly string[]
}

/** Styles of a case type, the default of a new design first. */
export function stylesOf(kind: Brand['kind'], caseType: string): readonly Style[] {
  const styles = kind === 'earphones' ? coverStyles : phoneStyles
  return styles[caseType as CaseType] ?? []
}

/** The style of a look; undefined if the case type lacks it. */
export function styleOf(kind: Brand['kind'], caseType: string, look: string): Style | undefined {
  return stylesOf(kind, caseType).find(({ key, same }) => key === look || same?.includes(look))
}

/** Looks that forms no longer offer, and that existing products keep. */
export const retiredLooks: readonly string[] = ['ink-strokes']

type Styles = Readonly<Partial<Record<CaseType, readonly Style[]>>>

const phoneStyles: Styles = {
  Transparent: [
    own('crystal-shield', 'Crystal clear'),
    own('water-clear', 'Thin and clear'),
    coloured('tinted', 'Tinted in a colour'),
    own('frosted-edge', 'Frosted edge'),
    own('black-rim', 'Black rim'),
    own('champagne-rim', 'Champagne rim'),
    own('air-corner', 'Air corners'),
    own('prism-edge', 'Prism edge'),
    own('magnet-ring', 'Magnet ring'),
    own('ring-stand', 'Ring stand'),
    own('card-pocket', 'Card pocket'),
    own('camera-guard', 'Camera guard'),
    own('star-dust', 'Star dust'),
    own('smoke-tint', 'Smoke'),
    own('rosewater', 'Rosewater'),
    own('ice-blue', 'Ice blue'),
    own('doodh-patti', 'Doodh patti'),
    own('slow-yellow', 'Warm clear'),
  ],
  Graphical: [
    coloured('plain-back', 'Plain back, satin'),
    coloured('plain-gloss', 'Plain back, glossy'),
    own('truck-art-peacock', 'Truck art peacock'),
    own('truck-art-rose', 'Truck art rose'),
    own('ajrak', 'Ajrak'),
    own('multan-blue', 'Multan tile'),
    own('karakoram', 'Karakoram'),
    own('lahore-rooftops', 'Lahore rooftops'),
    own('cricket-seam', 'Cricket seam'),
    own('night-rickshaw', 'Night rickshaw'),
    own('contour-lines', 'Contour lines'),
    own('cassette', 'Cassette'),
    own('monsoon-clouds', 'Monsoon clouds'),
    own('ziarat-marble', 'Ziarat marble'),
    own('markhor', 'Markhor'),
    own('sunset-at-clifton', 'Sunset at Clifton'),
    own('8-bit', '8-bit arcade'),
    own('thar-night', 'Night over Thar'),
    own('chess', 'Chess'),
  ],
  'Mono colour': [
    {
      ...coloured('midnight-matte', 'Matte'),
      same: ['bottle-green', 'mustard', 'sand-beige', 'navy-matte', 'ivory-matte', 'olive-matte'],
    },
    { ...coloured('powder-blue', 'Satin'), same: ['lilac-mist', 'dhund-grey', 'jamun-matte'] },
    coloured('anaar-red', 'Glossy'),
    coloured('deep-maroon', 'High gloss'),
    coloured('teal-matte', 'Satin, walls of another tone'),
    coloured('charcoal-grip', 'Sandpaper sides'),
    coloured('terracotta', 'Speckled clay'),
    coloured('coffee-brown', 'Leather grain'),
  ],
  Silicon: [
    {
      ...coloured('velvet-lined', 'Smooth'),
      same: [
        'coral-liquid',
        'mint-liquid',
        'lavender-silicon',
        'pista-silicon',
        'chalk-white',
        'sindhri',
        'rose-clay',
        'storm-grey',
      ],
    },
    coloured('wave-grip', 'Wave grip'),
    coloured('ribbed-edge', 'Ribbed edge'),
    coloured('bumper', 'Bumper'),
    coloured('chunky-grip', 'Chunky grip'),
    coloured('breathe-mesh', 'Breathing holes'),
    coloured('finger-loop', 'Finger loop'),
    coloured('dust-flap', 'Dust flap'),
    coloured('two-tone', 'Orange keys'),
  ],
  'Girlish Covers': [
    coloured('soft-back', 'Plain back'),
    coloured('wavy-back', 'Plain back, wavy edge'),
    coloured('gajra', 'Gajra'),
    coloured('pink-bow', 'Satin bow'),
    coloured('pressed-flowers', 'Pressed flowers'),
    coloured('butterfly', 'Butterflies'),
    coloured('chiffon-hearts', 'Chiffon hearts'),
    coloured('strawberry', 'Strawberries'),
    coloured('cherry', 'Cherries'),
    coloured('daisy-doodle', 'Daisy doodle'),
    coloured('mehndi', 'Mehndi'),
    coloured('glitter-waterfall', 'Glitter waterfall'),
    coloured('chooriyan', 'Chooriyan'),
    coloured('kitten', 'Sleepy kitten'),
    coloured('rose-gold', 'Rose gold ripple'),
    own('mirror', 'Mirror'),
    own('lace', 'Lace'),
    coloured('pearl-chain', 'Pearl chain'),
    coloured('pom-pom', 'Pom-pom'),
  ],
  'Name Customization': [
    coloured('gold-foil', 'Gold foil'),
    own('nastaliq', 'Nastaliq'),
    coloured('monogram', 'Monogram'),
    coloured('signature', 'Signature'),
    own('number-plate', 'Number plate'),
    coloured('couple-names', 'Couple names'),
    own('jersey', 'Jersey'),
    own('truck-art-name', 'Truck art'),
    own('neon', 'Neon'),
    own('floral-wreath', 'Floral wreath'),
    coloured('corner-name', 'In the corner'),
    own('balloon', 'Balloons'),
    own('boarding-pass', 'Boarding pass'),
    own('kufi', 'Kufi'),
    own('typewriter', 'Typewriter'),
    own('postmark', 'Postmark'),
  ],
}

const coverStyles: Styles = {
  Simple: [
    coloured('everyday-black', 'Everyday'),
    coloured('pista', 'With a carabiner'),
    coloured('lilac', 'Soft matte'),
    coloured('blush', 'Soft, with a carabiner'),
    coloured('trail-hook', 'Trail hook'),
    coloured('denim', 'Denim'),
    coloured('suitcase', 'Suitcase ribs'),
  ],
  Luxury: [
    coloured('saddle-stitch', 'Saddle stitch'),
    coloured('gold-line', 'Enamel, gold line'),
    coloured('carrara', 'Carrara'),
    coloured('croc', 'Croc'),
    coloured('velvet', 'Velvet'),
    coloured('sheesham', 'Sheesham wood'),
    coloured('pearl-strap', 'Pearl strap'),
  ],
  Transparent: [
    own('crystal', 'Crystal clear'),
    own('key-ring', 'Clear, with a key ring'),
    own('frosted-ice', 'Frosted ice'),
    own('smoke', 'Smoke'),
    own('sitara', 'Sitara'),
    own('gulab', 'Gulab'),
    own('honey', 'Honey'),
  ],
}

/** A style with fixed colours. */
function own(key: string, label: string): Style {
  return { key, label, takesColour: false }
}

function coloured(key: string, label: string): Style {
  return { key, label, takesColour: true }
}
