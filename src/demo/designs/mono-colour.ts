import type { Design, Practicalities } from './design.ts'

export const monoColourDesigns: readonly Design[] = [
  {
    name: 'Midnight Matte Case',
    caseType: 'Mono colour',
    about:
      'Black without shine, from edge to edge, buttons included. It goes with everything because it says nothing.',
    price: 850,
    brands: ['iphone', 'techno'],
    colour: '#17171b',
    colours: ['black'],
  },
  {
    name: 'Bottle Green Matte Case',
    caseType: 'Mono colour',
    about: 'A deep, serious green, close to a fresh cricket cap.',
    price: 950,
    brands: ['iphone', 'samsung'],
    colour: '#0f4a36',
    colours: ['green'],
  },
  {
    name: 'Mustard Matte Case',
    caseType: 'Mono colour',
    about:
      'Sarson in February, as far as you can see. You will find this phone at once at the bottom of a bag.',
    price: 895,
    brands: ['xiaomi', 'infinix'],
    colour: '#d39a1c',
    colours: ['yellow'],
  },
  {
    name: 'Deep Maroon Case',
    caseType: 'Mono colour',
    about:
      'The red of wedding velvet once the lights go down. It looks almost black indoors and glows in the sun.',
    price: 925,
    brands: ['samsung', 'vivo'],
    colour: '#6b1425',
    colours: ['maroon'],
  },
  {
    name: 'Powder Blue Case',
    caseType: 'Mono colour',
    about: 'A pale, dusty blue that looks clean for longer than white does.',
    price: 995,
    brands: ['iphone', 'googlepixel'],
    colour: '#a9c4d8',
    colours: ['blue'],
  },
  {
    name: 'Sand Beige Case',
    caseType: 'Mono colour',
    about:
      'Warm beige, the colour of a dry riverbank. Scuffs disappear in it, which we count as a feature.',
    price: 899,
    brands: ['samsung', 'xiaomi'],
    colour: '#d8c3a5',
    colours: ['cream'],
  },
  {
    name: 'Lilac Mist Case',
    caseType: 'Mono colour',
    about: 'Light purple with some grey in it, so that it stays calm next to bright clothes.',
    price: 945,
    brands: ['vivo', 'iphone'],
    colour: '#c2b3d6',
    colours: ['purple'],
  },
  {
    name: 'Charcoal Grip Case',
    caseType: 'Mono colour',
    about:
      'Dark grey with a fine sandpaper feel on the sides. Hands that sweat in summer hold on to it.',
    price: 830,
    brands: ['infinix', 'techno'],
    colour: '#3b3d42',
    colours: ['grey', 'black'],
  },
  {
    name: 'Terracotta Case',
    caseType: 'Mono colour',
    about:
      'Fired clay, like the matka in the corner of the veranda: earthy and a bit rough to the touch.',
    price: 975,
    brands: ['googlepixel', 'samsung'],
    colour: '#b5593a',
    colours: ['orange', 'brown'],
  },
  {
    name: 'Navy Matte Case',
    caseType: 'Mono colour',
    about:
      'Blue for people who would have bought black. It belongs in an office, and does not mind a cricket ground.',
    price: 899,
    brands: ['samsung', 'xiaomi'],
    colour: '#1c2d4f',
    colours: ['navy'],
  },
  {
    name: 'Ivory Matte Case',
    caseType: 'Mono colour',
    about:
      'Off-white rather than white, so it looks chosen and not clinical. Jeans will mark it; a rubber sponge takes the mark off.',
    price: 949,
    brands: ['vivo'],
    colour: '#f1ebdf',
    colours: ['cream'],
  },
  {
    name: 'Olive Matte Case',
    caseType: 'Mono colour',
    about: 'A muted green-brown that sits well beside leather and denim.',
    price: 890,
    brands: ['infinix', 'googlepixel'],
    colour: '#6a6b3b',
    colours: ['green'],
  },
  {
    name: 'Anaar Red Case',
    caseType: 'Mono colour',
    about:
      'Pomegranate red, bright in the middle of the day and rich in the evening. There is nothing shy about it.',
    price: 875,
    brands: ['techno', 'iphone'],
    colour: '#b3202f',
    colours: ['red'],
  },
  {
    name: 'Dhund Grey Case',
    caseType: 'Mono colour',
    about:
      'The light grey of a Punjab morning in fog. On a white phone it is barely there, which is the idea.',
    price: 849,
    brands: ['xiaomi'],
    colour: '#b9bec4',
    colours: ['grey'],
  },
  {
    name: 'Jamun Matte Case',
    caseType: 'Mono colour',
    about:
      'The dark purple that stays on your fingers after a bowl of jamun, though this one does not stain.',
    price: 1050,
    brands: ['iphone'],
    colour: '#43234f',
    colours: ['purple'],
  },
  {
    name: 'Teal Matte Case',
    caseType: 'Mono colour',
    about: 'Half green, half blue, and never quite the same under a tube light and in the sun.',
    price: 935,
    brands: ['vivo', 'samsung'],
    colour: '#1d6a70',
    colours: ['teal'],
  },
  {
    name: 'Coffee Brown Case',
    caseType: 'Mono colour',
    about:
      'A dark roast brown with a dry, leather-like grain that you notice with the thumb before the eye.',
    price: 865,
    brands: ['infinix', 'xiaomi'],
    colour: '#4a3224',
    colours: ['brown'],
  },
]

export const monoColourPracticalities: Practicalities = [
  'The colour goes all the way through, so a scratch does not show a different colour underneath.',
  'It does not slip, neither on a glass table nor on the arm of a sofa.',
  'Lined edges stand slightly above the screen and the lenses.',
  'It adds about a millimetre on each side and next to no weight.',
  'Rinse it under the tap, let it dry, and it looks as it did on the first day.',
  'The buttons are cut free on three sides, so they press lightly.',
  'There is no logo anywhere, inside or outside.',
  'Cable, speaker and microphone openings are cut, not only marked.',
]
