import type { Design, Practicalities } from './design.ts'

/** Phones with a ring of magnets of their own, to which chargers snap. */
const withMagnets = {
  iphone: [
    ...['iPhone 17 Pro Max', 'iPhone 17 Pro', 'iPhone 17 Air', 'iPhone 17'],
    ...['iPhone 16 Pro Max', 'iPhone 16 Pro', 'iPhone 16 Plus', 'iPhone 16'],
    ...['iPhone 15 Pro Max', 'iPhone 15 Pro', 'iPhone 15 Plus', 'iPhone 15'],
    ...['iPhone 14 Pro Max', 'iPhone 14 Pro', 'iPhone 14 Plus', 'iPhone 14'],
    ...['iPhone 13 Pro Max', 'iPhone 13 Pro', 'iPhone 13', 'iPhone 13 mini'],
    ...['iPhone 12 Pro Max', 'iPhone 12 Pro', 'iPhone 12', 'iPhone 12 mini'],
  ],
  googlepixel: ['Pixel 10 Pro Fold', 'Pixel 10 Pro XL', 'Pixel 10 Pro', 'Pixel 10'],
} as const

export const transparentDesigns: readonly Design[] = [
  {
    name: 'Frosted Edge Clear Case',
    brand: 'iphone',
    caseType: 'Transparent',
    look: 'frosted-edge',
    about:
      'Clear across the back and softly frosted along the sides, so fingerprints stay where nobody sees them.',
    price: 950,
    colour: '#e8eef2',
    colours: ['white'],
  },
  {
    name: 'Frosted Frame Clear Case',
    brand: 'xiaomi',
    caseType: 'Transparent',
    look: 'frosted-edge',
    about:
      'The back is as clear as a washed window, the sides are frosted like a bathroom one. Hold it at the sides and it never looks used.',
    price: 849,
    colour: '#e8eef2',
    colours: ['white'],
  },
  {
    name: 'Crystal Shield Clear Case',
    brand: 'samsung',
    caseType: 'Transparent',
    look: 'crystal-shield',
    about:
      'A hard, glass-clear back shows the colour you paid for. The frame around it is soft and gives a little on impact.',
    price: 1199.5,
  },
  {
    name: 'Glass Back Clear Case',
    brand: 'vivo',
    caseType: 'Transparent',
    look: 'crystal-shield',
    about:
      'Hard and clear at the back, soft around the rim: the phone shows, and the rim takes the bump.',
    price: 1049,
  },
  {
    name: 'Slow Yellow Clear Cover',
    brand: 'iphone',
    caseType: 'Transparent',
    look: 'slow-yellow',
    about:
      'Every clear cover yellows in our sun; this blend simply takes far longer about it. Expect a warm tint after a long summer, not after a month.',
    price: 1095,
  },
  {
    name: 'Air Corner Clear Case',
    brand: 'vivo',
    caseType: 'Transparent',
    look: 'air-corner',
    about:
      'Little pockets of air in the four corners take the first knock when the phone lands the way phones always land.',
    price: 799,
  },
  {
    name: 'Cushion Corner Clear Case',
    brand: 'techno',
    caseType: 'Transparent',
    look: 'air-corner',
    about:
      'Each corner is a small cushion of air. Phones land on their corners, so that is where the thick parts are.',
    price: 749,
  },
  {
    name: 'Smoke Tint Clear Case',
    brand: 'infinix',
    caseType: 'Transparent',
    look: 'smoke-tint',
    about:
      'A grey tint, like a car window: the phone shows through, the scratches it already has do not.',
    price: 849,
    colour: '#6d7278',
    colours: ['grey'],
  },
  {
    name: 'Dark Window Clear Case',
    brand: 'googlepixel',
    caseType: 'Transparent',
    look: 'smoke-tint',
    about: 'See-through and dark, like the back window of a car that means business.',
    price: 975,
    colour: '#6d7278',
    colours: ['grey'],
  },
  {
    name: 'Magnet Ring Clear Case',
    brand: 'iphone',
    caseType: 'Transparent',
    look: 'magnet-ring',
    about:
      'A ring of magnets inside the back holds snap-on chargers, wallets and car mounts. The ring is white and stays visible, as part of the look.',
    price: 1850,
    models: withMagnets.iphone,
  },
  {
    name: 'Snap Ring Clear Case',
    brand: 'googlepixel',
    caseType: 'Transparent',
    look: 'magnet-ring',
    about:
      'A white ring of magnets sits in the clear back, where the phone has its own. Chargers, stands and car mounts snap to it and stay.',
    price: 1799,
    models: withMagnets.googlepixel,
  },
  {
    name: 'Water Clear Slim Cover',
    brand: 'techno',
    caseType: 'Transparent',
    look: 'water-clear',
    about:
      'Less than a millimetre thin, for people who bought a slim phone and want to keep it that way.',
    price: 650,
  },
  {
    name: 'Bare Thin Clear Cover',
    brand: 'infinix',
    caseType: 'Transparent',
    look: 'water-clear',
    about:
      'So thin that you forget it until the phone falls. It keeps the scratches off and adds nothing to the pocket.',
    price: 699,
  },
  {
    name: 'Star Dust Clear Case',
    brand: 'samsung',
    caseType: 'Transparent',
    look: 'star-dust',
    about:
      'Fine silver specks float inside the clear back and catch the light when you turn the phone. They are sealed in and never rub off on your hands.',
    price: 995,
    colour: '#d7d9e4',
    colours: ['grey'],
  },
  {
    name: 'Silver Glitter Clear Case',
    brand: 'xiaomi',
    caseType: 'Transparent',
    look: 'star-dust',
    about:
      'Silver glitter is sealed inside the clear back, fine as sugar. None of it ends up on your sleeve.',
    price: 949,
    colour: '#d7d9e4',
    colours: ['grey'],
  },
  {
    name: 'Prism Edge Clear Case',
    brand: 'googlepixel',
    caseType: 'Transparent',
    look: 'prism-edge',
    about:
      'The rim is cut at an angle, and under a window it throws a thin rainbow over the table.',
    price: 1150,
  },
  {
    name: 'Rainbow Edge Clear Case',
    brand: 'iphone',
    caseType: 'Transparent',
    look: 'prism-edge',
    about:
      'The bevelled rim splits the light: lay the phone by a window and a strip of rainbow lies beside it.',
    price: 1199,
  },
  {
    name: 'Rosewater Clear Case',
    brand: 'vivo',
    caseType: 'Transparent',
    look: 'rosewater',
    about:
      'See-through with a blush of pink, the shade of gulab sharbat with plenty of water in it.',
    price: 899,
    colour: '#f3c6cf',
    colours: ['pink'],
  },
  {
    name: 'Lime Sharbat Clear Case',
    brand: 'xiaomi',
    caseType: 'Transparent',
    look: 'tinted',
    about:
      'A green tint, as light as lime in a tall glass of water. On a white phone it is very fresh, on a black one it is a secret.',
    price: 875,
    colour: '#b9dc8f',
    colours: ['green'],
  },
  {
    name: 'Ice Blue Clear Case',
    brand: 'samsung',
    caseType: 'Transparent',
    look: 'ice-blue',
    about: 'A cold blue tint that makes white and silver phones look freshly unboxed.',
    price: 875,
    colour: '#bcdcec',
    colours: ['blue'],
  },
  {
    name: 'Feroza Tint Clear Case',
    brand: 'techno',
    caseType: 'Transparent',
    look: 'tinted',
    about:
      'The turquoise of a ring from the bazaar in Peshawar, thin enough to see the phone through it.',
    price: 825,
    colour: '#5cc3c4',
    colours: ['teal'],
  },
  {
    name: 'Camera Guard Clear Case',
    brand: 'vivo',
    caseType: 'Transparent',
    look: 'camera-guard',
    about:
      'A raised frame stands around the lenses, higher than the glass, so a rough table touches the case and not the camera.',
    price: 925,
  },
  {
    name: 'Lens Guard Clear Case',
    brand: 'infinix',
    caseType: 'Transparent',
    look: 'camera-guard',
    about:
      'A dark frame stands up around the camera and keeps the lenses off tables, walls and the keys in your pocket.',
    price: 899,
  },
  {
    name: 'Card Pocket Clear Case',
    brand: 'xiaomi',
    caseType: 'Transparent',
    look: 'card-pocket',
    about:
      'A slot on the back takes one card: CNIC, metro card or a folded thousand. A thumb hole pushes it out again.',
    price: 1049,
  },
  {
    name: 'Card Window Clear Case',
    brand: 'techno',
    caseType: 'Transparent',
    look: 'card-pocket',
    about:
      'One card fits flat behind the clear window, and you see which one it is. The phone leaves the wallet at home.',
    price: 999,
  },
  {
    name: 'Doodh Patti Amber Case',
    brand: 'iphone',
    caseType: 'Transparent',
    look: 'doodh-patti',
    about:
      'Tinted the colour of good strong chai held up to the light. On a dark phone it looks like amber, on a light one like honey.',
    price: 990,
    colour: '#c98a4b',
    colours: ['brown', 'orange'],
  },
  {
    name: 'Honey Tint Clear Case',
    brand: 'samsung',
    caseType: 'Transparent',
    look: 'tinted',
    about:
      'The yellow of honey from Swat, held up to the window. It warms up a silver phone and hides a scratched one.',
    price: 965,
    colour: '#e6b545',
    colours: ['yellow'],
  },
  {
    name: 'Ring Stand Clear Case',
    brand: 'xiaomi',
    caseType: 'Transparent',
    look: 'ring-stand',
    about:
      'A steel ring folds out of the clear back: hold on to it in the bus, or stand the phone up for a drama after dinner.',
    price: 1249,
  },
  {
    name: 'Steel Ring Clear Case',
    brand: 'infinix',
    caseType: 'Transparent',
    look: 'ring-stand',
    about:
      'A ring of steel turns out of the clear back. It is a grip in the bus, and a stand on the kitchen shelf.',
    price: 1149,
  },
  {
    name: 'Champagne Rim Clear Case',
    brand: 'samsung',
    caseType: 'Transparent',
    look: 'champagne-rim',
    about:
      'Clear back, pale gold rim, gold buttons. Dressy enough for a shaadi, plain enough for the office on Monday.',
    price: 1399,
    colour: '#e3cfa4',
    colours: ['gold'],
  },
  {
    name: 'Sunehri Rim Clear Case',
    brand: 'vivo',
    caseType: 'Transparent',
    look: 'champagne-rim',
    about:
      'A thin golden rim around a clear back, with golden buttons to go with it. It dresses up a plain phone without covering it.',
    price: 1249,
    colour: '#e3cfa4',
    colours: ['gold'],
  },
  {
    name: 'Black Rim Clear Case',
    brand: 'iphone',
    caseType: 'Transparent',
    look: 'black-rim',
    about:
      'A matte black frame around a clear back gives any phone a sharp outline and hides the grime that clear edges collect.',
    price: 1125,
    colour: '#26262b',
    colours: ['black'],
  },
  {
    name: 'Black Frame Clear Case',
    brand: 'googlepixel',
    caseType: 'Transparent',
    look: 'black-rim',
    about:
      'Clear where the phone is, black where the hands are. The frame does not yellow, because it cannot.',
    price: 1099,
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
