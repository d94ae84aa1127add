import type { Design, Practicalities } from './design.ts'

export const girlishDesigns: readonly Design[] = [
  {
    name: 'Gajra Blossom Cover',
    caseType: 'Girlish Covers',
    about:
      'Strings of white jasmine fall from the top corner over a dusky pink. You can almost smell the traffic signal where they are sold.',
    price: 1350,
    brands: ['iphone', 'vivo'],
    colour: '#d99aa6',
    colours: ['pink', 'white'],
  },
  {
    name: 'Pink Bow Cover',
    caseType: 'Girlish Covers',
    about:
      'A big satin bow, printed flat so that it never catches on anything, on baby pink with white dots and a wavy rim.',
    price: 1199,
    brands: ['samsung', 'xiaomi'],
    colour: '#f6c3d0',
    colours: ['pink', 'white'],
  },
  {
    name: 'Pressed Flowers Cover',
    caseType: 'Girlish Covers',
    about:
      'Small field flowers lie pressed under a clear layer, each where somebody would have put it by hand. White daisies, blue larkspur, a bit of green.',
    price: 1495,
    brands: ['iphone', 'googlepixel'],
    colour: '#f4f1e6',
    colours: ['white', 'blue', 'green'],
  },
  {
    name: 'Pearl Chain Cover',
    caseType: 'Girlish Covers',
    about:
      'A wrist chain of cream beads hangs from the lower corner, long enough for a hand and short enough for a clutch. The chain unclips.',
    price: 1649,
    brands: ['samsung', 'vivo'],
    colour: '#efe4d8',
    colours: ['cream'],
  },
  {
    name: 'Butterfly Garden Cover',
    caseType: 'Girlish Covers',
    about:
      'Butterflies in lilac and yellow fly up from the bottom, fewer and smaller towards the camera.',
    price: 1095,
    brands: ['techno', 'xiaomi'],
    colour: '#d9cdee',
    colours: ['purple', 'yellow'],
  },
  {
    name: 'Chiffon Hearts Cover',
    caseType: 'Girlish Covers',
    about: 'See-through hearts overlap like pieces of chiffon and turn darker where they cross.',
    price: 1179,
    brands: ['iphone', 'infinix'],
    colour: '#f2b3b8',
    colours: ['pink'],
  },
  {
    name: 'Strawberry Milk Cover',
    caseType: 'Girlish Covers',
    about:
      'Pale pink with a scatter of ripe strawberries and a wavy rim. It looks the way strawberry milk tastes.',
    price: 1225,
    brands: ['vivo', 'googlepixel'],
    colour: '#f9d3d6',
    colours: ['pink', 'red'],
  },
  {
    name: 'Mirror Compact Cover',
    caseType: 'Girlish Covers',
    about:
      'A round acrylic mirror on the back, big enough to check eyeliner in the car. It comes with a film on it: peel that off first.',
    price: 1550,
    brands: ['samsung', 'xiaomi'],
  },
  {
    name: 'Daisy Doodle Cover',
    caseType: 'Girlish Covers',
    about:
      'Daisies drawn with a thick marker on sky blue, no two alike, as on the last page of a school notebook.',
    price: 1089,
    brands: ['iphone', 'techno'],
    colour: '#a8d0ea',
    colours: ['blue', 'white'],
  },
  {
    name: 'Mehndi Vine Cover',
    caseType: 'Girlish Covers',
    about:
      'Fine henna vines climb one side and open into a flower under the camera, dark brown on a nude base. It is the only mehndi that lasts all year.',
    price: 1299,
    brands: ['samsung', 'vivo'],
    colour: '#e5c7ae',
    colours: ['cream', 'brown'],
  },
  {
    name: 'Glitter Waterfall Cover',
    caseType: 'Girlish Covers',
    about:
      'Glitter drifts down inside a sealed layer of oil each time you tilt it. Very hard to put down in a boring lecture.',
    price: 1399,
    brands: ['infinix', 'iphone'],
    colour: '#c88ad0',
    colours: ['purple'],
  },
  {
    name: 'Cherry Pop Cover',
    caseType: 'Girlish Covers',
    about: 'Pairs of glossy cherries on cream, as regular as old wallpaper, inside a wavy rim.',
    price: 1149,
    brands: ['xiaomi', 'googlepixel'],
    colour: '#fbf1e2',
    colours: ['cream', 'red'],
  },
  {
    name: 'Chooriyan Stripe Cover',
    caseType: 'Girlish Covers',
    about:
      'Stripes in every colour of a bangle stall, with thin gold lines between them. It matches whatever you wear, because something in it always does.',
    price: 1275,
    brands: ['samsung'],
    colours: ['multicolour', 'gold'],
  },
  {
    name: 'Sleepy Kitten Cover',
    caseType: 'Girlish Covers',
    about:
      'A grey kitten asleep along the lower edge, tail up, with three sizes of Z rising from it.',
    price: 1125,
    brands: ['infinix', 'techno'],
    colour: '#f3dfe1',
    colours: ['pink', 'grey'],
  },
  {
    name: 'Rose Gold Ripple Cover',
    caseType: 'Girlish Covers',
    about:
      'Rose gold waves with a soft metal shine, brighter at the crests. It is printed foil, so it weighs nothing.',
    price: 1445,
    brands: ['iphone', 'xiaomi'],
    colour: '#d9a08f',
    colours: ['gold', 'pink'],
  },
  {
    name: 'White Lace Cover',
    caseType: 'Girlish Covers',
    about:
      'A border of white lace over a clear back, so your phone makes the background. The pattern is drawn after the edge of a dupatta.',
    price: 1205,
    brands: ['googlepixel', 'vivo'],
    colours: ['white'],
  },
  {
    name: 'Pom Pom Strap Cover',
    caseType: 'Girlish Covers',
    about:
      'A plain peach cover with a fluffy pom pom on a short strap. The pom pom comes off for washing, and for meetings.',
    price: 1325,
    brands: ['samsung'],
    colour: '#f5c4a6',
    colours: ['orange', 'pink'],
  },
]

export const girlishPracticalities: Practicalities = [
  'Sides are soft and slightly raised, so the screen never touches the dressing table.',
  'A gift that fits as long as you know the phone: ask for the exact model, not the size.',
  'The finish does not pick up make-up; a wet wipe cleans what lands on it.',
  'The pattern sits under a gloss layer and does not peel at the corners.',
  'Thin enough for a small clutch, with proper edges around the lenses.',
  'Cable, speaker and microphone openings are cut all the way through.',
  'The colours stay soft in daylight and look a little warmer under yellow bulbs.',
  'It clips on from one corner; long nails are no problem.',
]
