import type { Design, Practicalities } from './design.ts'

export const transparentDesigns: readonly Design[] = [
  {
    name: 'Frosted Edge Clear Case',
    caseType: 'Transparent',
    about:
      'Clear across the back and softly frosted along the sides, so fingerprints stay where nobody sees them.',
    price: 950,
    brands: ['iphone', 'xiaomi'],
    colour: '#e8eef2',
    colours: ['white'],
  },
  {
    name: 'Crystal Shield Clear Case',
    caseType: 'Transparent',
    about:
      'A hard, glass-clear back shows the colour you paid for. The frame around it is soft and gives a little on impact.',
    price: 1199.5,
    brands: ['samsung', 'vivo'],
  },
  {
    name: 'Slow Yellow Clear Cover',
    caseType: 'Transparent',
    about:
      'Every clear cover yellows in our sun; this blend simply takes far longer about it. Expect a warm tint after a long summer, not after a month.',
    price: 1095,
    brands: ['iphone', 'samsung'],
  },
  {
    name: 'Air Corner Clear Case',
    caseType: 'Transparent',
    about:
      'Little pockets of air in the four corners take the first knock when the phone lands the way phones always land.',
    price: 799,
    brands: ['vivo', 'techno'],
  },
  {
    name: 'Smoke Tint Clear Case',
    caseType: 'Transparent',
    about:
      'A grey tint, like a car window: the phone shows through, the scratches it already has do not.',
    price: 849,
    brands: ['infinix', 'googlepixel'],
    colour: '#6d7278',
    colours: ['grey'],
  },
  {
    name: 'Magnet Ring Clear Case',
    caseType: 'Transparent',
    about:
      'A ring of magnets inside the back holds snap-on chargers, wallets and car mounts. The ring is white and stays visible, as part of the look.',
    price: 1850,
    brands: ['iphone'],
  },
  {
    name: 'Water Clear Slim Cover',
    caseType: 'Transparent',
    about:
      'Less than a millimetre thin, for people who bought a slim phone and want to keep it that way.',
    price: 650,
    brands: ['techno', 'infinix'],
  },
  {
    name: 'Star Dust Clear Case',
    caseType: 'Transparent',
    about:
      'Fine silver specks float inside the clear back and catch the light when you turn the phone. They are sealed in and never rub off on your hands.',
    price: 995,
    brands: ['samsung', 'xiaomi'],
    colour: '#d7d9e4',
    colours: ['grey'],
  },
  {
    name: 'Prism Edge Clear Case',
    caseType: 'Transparent',
    about:
      'The rim is cut at an angle, and under a window it throws a thin rainbow over the table.',
    price: 1150,
    brands: ['googlepixel', 'iphone'],
  },
  {
    name: 'Rosewater Clear Case',
    caseType: 'Transparent',
    about:
      'See-through with a blush of pink, the shade of gulab sharbat with plenty of water in it.',
    price: 899,
    brands: ['vivo', 'xiaomi'],
    colour: '#f3c6cf',
    colours: ['pink'],
  },
  {
    name: 'Ice Blue Clear Case',
    caseType: 'Transparent',
    about: 'A cold blue tint that makes white and silver phones look freshly unboxed.',
    price: 875,
    brands: ['samsung', 'techno'],
    colour: '#bcdcec',
    colours: ['blue'],
  },
  {
    name: 'Camera Guard Clear Case',
    caseType: 'Transparent',
    about:
      'A raised frame stands around the lenses, higher than the glass, so a rough table touches the case and not the camera.',
    price: 925,
    brands: ['vivo', 'infinix'],
  },
  {
    name: 'Card Pocket Clear Case',
    caseType: 'Transparent',
    about:
      'A slot on the back takes one card: CNIC, metro card or a folded thousand. A thumb hole pushes it out again.',
    price: 1049,
    brands: ['xiaomi', 'techno'],
  },
  {
    name: 'Doodh Patti Amber Case',
    caseType: 'Transparent',
    about:
      'Tinted the colour of good strong chai held up to the light. On a dark phone it looks like amber, on a light one like honey.',
    price: 990,
    brands: ['iphone', 'samsung'],
    colour: '#c98a4b',
    colours: ['brown', 'orange'],
  },
  {
    name: 'Ring Stand Clear Case',
    caseType: 'Transparent',
    about:
      'A steel ring folds out of the clear back: hold on to it in the bus, or stand the phone up for a drama after dinner.',
    price: 1249,
    brands: ['xiaomi', 'infinix'],
  },
  {
    name: 'Champagne Rim Clear Case',
    caseType: 'Transparent',
    about:
      'Clear back, pale gold rim, gold buttons. Dressy enough for a shaadi, plain enough for the office on Monday.',
    price: 1399,
    brands: ['samsung'],
    colour: '#e3cfa4',
    colours: ['gold'],
  },
  {
    name: 'Black Rim Clear Case',
    caseType: 'Transparent',
    about:
      'A matte black frame around a clear back gives any phone a sharp outline and hides the grime that clear edges collect.',
    price: 1125,
    brands: ['iphone', 'googlepixel'],
    colour: '#26262b',
    colours: ['black'],
  },
]

export const transparentPracticalities: Practicalities = [
  'Lukewarm water and a drop of dish soap bring the clarity back.',
  'A raised lip keeps the screen off the table when the phone lies face down.',
  'Tiny dots on the inside stop the wet-patch look that clear covers get on glass backs.',
  'The charging port opening is wide enough for thick cables.',
  'It bends off in one piece, so changing covers never scratches the frame.',
  'The buttons are covered and still press with a proper click.',
  'A hole at the lower corner takes a wrist strap; the strap is not included.',
  'Put a photo or a pressed leaf behind it and you have a new cover every week.',
]
