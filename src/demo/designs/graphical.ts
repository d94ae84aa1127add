import type { Design, Practicalities } from './design.ts'

export const graphicalDesigns: readonly Design[] = [
  {
    name: 'Truck Art Peacock Case',
    caseType: 'Graphical',
    about:
      'The peacock from the back of a Bedford truck, in the full set of colours: blue neck, an eye on every green feather, roses at its feet and a border of lotus around it.',
    price: 1250,
    brands: ['iphone', 'xiaomi'],
    colours: ['multicolour', 'blue', 'green'],
  },
  {
    name: 'Truck Art Rose Panel Case',
    caseType: 'Graphical',
    about:
      'Fat red roses on a green panel with yellow scrolls in the corners, drawn after the door panels you see on the GT Road.',
    price: 1195,
    brands: ['techno'],
    colours: ['red', 'green', 'yellow'],
  },
  {
    name: 'Ajrak Indigo Case',
    caseType: 'Graphical',
    about:
      'Indigo, madder red and white in the star grid of a Sindhi ajrak. The repeat is set so that a whole star sits in the middle of the back.',
    price: 1299,
    brands: ['samsung', 'vivo'],
    colour: '#1f3a6e',
    colours: ['navy', 'blue', 'red'],
  },
  {
    name: 'Multan Blue Tile Case',
    caseType: 'Graphical',
    about:
      'Cobalt and turquoise flowers on white, after the kashi tiles of Multan. It looks cool even in June.',
    price: 1350,
    brands: ['iphone', 'samsung'],
    colour: '#1e6fb0',
    colours: ['blue', 'teal', 'white'],
  },
  {
    name: 'Karakoram Peaks Case',
    caseType: 'Graphical',
    about:
      'Seven layers of mountains fade from slate to snow, with one small orange tent at the bottom for scale.',
    price: 1275,
    brands: ['googlepixel', 'xiaomi'],
    colour: '#5b7186',
    colours: ['blue', 'grey'],
  },
  {
    name: 'Lahore Rooftops Case',
    caseType: 'Graphical',
    about:
      'A line drawing of the old city: water tanks, pigeon lofts, minarets behind, and kites over all of it.',
    price: 1249,
    brands: ['iphone', 'infinix'],
  },
  {
    name: 'Cricket Seam Case',
    caseType: 'Graphical',
    about:
      'Red leather with a raised-looking white seam down the middle, printed so well that people touch it to check. It suits the friend who bowls at the wall all day.',
    price: 1095,
    brands: ['samsung', 'techno'],
    colour: '#9b1b1f',
    colours: ['red'],
  },
  {
    name: 'Night Rickshaw Case',
    caseType: 'Graphical',
    about:
      'One rickshaw waits under pink and blue shop signs after rain, with the colours doubled in the wet road.',
    price: 1199.5,
    brands: ['infinix', 'xiaomi'],
    colour: '#2a1f4e',
    colours: ['purple', 'multicolour'],
  },
  {
    name: 'Contour Lines Case',
    caseType: 'Graphical',
    about:
      'Height lines from a trekking map, pale on dark green. Follow them with a finger and you end on a summit.',
    price: 1150,
    brands: ['googlepixel', 'iphone'],
    colour: '#24463a',
    colours: ['green'],
  },
  {
    name: 'Retro Cassette Case',
    caseType: 'Graphical',
    about:
      'A ninety-minute tape with a handwritten label that only says "Side A". Anyone who ever rewound one with a pencil will ask about it.',
    price: 1099,
    brands: ['vivo', 'techno'],
  },
  {
    name: 'Monsoon Clouds Case',
    caseType: 'Graphical',
    about:
      'Heavy grey-violet clouds with a stripe of light underneath, ten minutes before the first drops.',
    price: 1150,
    brands: ['samsung'],
    colour: '#6a6a86',
    colours: ['grey', 'purple'],
  },
  {
    name: 'Ziarat Marble Case',
    caseType: 'Graphical',
    about:
      'White stone with soft grey veins and a single thread of gold. Each model shows a different part of the slab.',
    price: 1225,
    brands: ['iphone', 'vivo'],
    colour: '#efece8',
    colours: ['white', 'grey', 'gold'],
  },
  {
    name: 'Markhor Line Case',
    caseType: 'Graphical',
    about:
      'The markhor in one unbroken line, horns twisting up towards the camera. Quiet from far away, proud from near.',
    price: 1180,
    brands: ['googlepixel', 'samsung'],
  },
  {
    name: 'Sunset at Clifton Case',
    caseType: 'Graphical',
    about: 'Orange sky, a flat dark sea, and two camels walking home along the bottom edge.',
    price: 1145,
    brands: ['vivo', 'xiaomi'],
    colour: '#e58a4e',
    colours: ['orange'],
  },
  {
    name: '8-Bit Arcade Case',
    caseType: 'Graphical',
    about:
      'Square little spaceships, a high score nobody has beaten, and one heart left. Drawn in sixteen colours, the way it used to be.',
    price: 1175,
    brands: ['googlepixel', 'infinix'],
    colour: '#15152b',
    colours: ['black', 'multicolour'],
  },
  {
    name: 'Thar Night Sky Case',
    caseType: 'Graphical',
    about:
      'A very dark blue sky over dunes, crowded with stars the way you only see it far from any city.',
    price: 1210,
    brands: ['samsung', 'techno'],
    colour: '#141c3a',
    colours: ['navy'],
  },
  {
    name: 'Chai Khana Chess Case',
    caseType: 'Graphical',
    about:
      'A worn wooden board in the middle of a game, a cup of chai standing on h8. White to move, if anybody asks.',
    price: 1130,
    brands: ['xiaomi', 'infinix'],
    colours: ['brown'],
  },
  {
    name: 'Ink Strokes Case',
    caseType: 'Graphical',
    about:
      'Three sweeps of a wide reed pen in black on cream. There is no word in it, only the movement.',
    price: 1295,
    brands: ['iphone'],
    colour: '#f2eadb',
    colours: ['cream', 'black'],
  },
]

export const graphicalPracticalities: Practicalities = [
  'The picture lies under a clear coat, so keys in the same pocket do not scrape it off.',
  'Printed up to the rim, without the white border that cheap prints leave.',
  'Colours on a screen and on a cover differ a little; ours come out slightly deeper.',
  'Hard back, soft sides: the print stays flat and the case still comes off easily.',
  'Fingerprints come off with a sleeve, and the picture underneath does not mind.',
  'The picture is placed separately for every model, so nothing important falls into the lens opening.',
  'Wipe it with a damp cloth; alcohol dulls the print over time.',
  'The lens opening has its own dark edge, so the print does not colour your photos.',
]
