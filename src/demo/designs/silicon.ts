import type { Design, Practicalities } from './design.ts'

export const siliconDesigns: readonly Design[] = [
  {
    name: 'Velvet Lined Silicon Cover',
    caseType: 'Silicon',
    about:
      'Smooth navy outside, a thin layer of microfibre inside. The lining keeps trapped dust from scratching the back.',
    price: 1450,
    brands: ['iphone', 'samsung'],
    colour: '#22315a',
    colours: ['navy'],
  },
  {
    name: 'Coral Liquid Silicon Cover',
    caseType: 'Silicon',
    about:
      'A warm coral with the dry, silky feel that good silicon has. It takes the edge off a cold glass phone.',
    price: 1350,
    brands: ['iphone', 'vivo'],
    colour: '#ef7f6b',
    colours: ['orange', 'pink'],
  },
  {
    name: 'Mint Liquid Silicon Cover',
    caseType: 'Silicon',
    about: 'Podina green, only paler, and as smooth as a pebble from the river.',
    price: 1295,
    brands: ['samsung', 'xiaomi'],
    colour: '#a8dcc3',
    colours: ['green'],
  },
  {
    name: 'Wave Grip Silicon Case',
    caseType: 'Silicon',
    about:
      'Waves run across the black back and under your fingers. It stays in the hand on a motorbike stop and on a steep staircase.',
    price: 1099,
    brands: ['infinix', 'techno'],
    colour: '#202126',
    colours: ['black'],
  },
  {
    name: 'Finger Loop Silicon Case',
    caseType: 'Silicon',
    about:
      'An elastic loop on the back slips over two fingers, for long calls and one-handed typing. It lies flat when you do not need it.',
    price: 1199,
    brands: ['xiaomi', 'vivo'],
  },
  {
    name: 'Lavender Silicon Cover',
    caseType: 'Silicon',
    about: 'A soft purple from the flower stall, with corners rounded a little more than usual.',
    price: 1325,
    brands: ['iphone', 'samsung'],
    colour: '#b9a4d9',
    colours: ['purple'],
  },
  {
    name: 'Bumper Silicon Case',
    caseType: 'Silicon',
    about:
      'A thick ring of silicon runs around the whole phone like a tyre. It is not slim, and it is not meant to be.',
    price: 1149,
    brands: ['techno', 'infinix'],
  },
  {
    name: 'Pista Silicon Cover',
    caseType: 'Silicon',
    about: 'Pistachio, as on top of a good kulfi. It is cheerful without being loud.',
    price: 1399,
    brands: ['iphone', 'googlepixel'],
    colour: '#b7cf9b',
    colours: ['green'],
  },
  {
    name: 'Breathe Mesh Silicon Case',
    caseType: 'Silicon',
    about:
      'Rows of small holes let heat out while you play or charge in July. Dust comes in as well, so tap it clean now and then.',
    price: 999,
    brands: ['infinix', 'xiaomi'],
  },
  {
    name: 'Chalk White Silicon Cover',
    caseType: 'Silicon',
    about:
      'Plain white with a chalky finish. White silicon shows dirt sooner than dark; five minutes in soapy water put it right.',
    price: 1275,
    brands: ['samsung'],
    colour: '#f3f2ee',
    colours: ['white'],
  },
  {
    name: 'Two Tone Silicon Case',
    caseType: 'Silicon',
    about:
      'Charcoal back, orange buttons and an orange line around the lenses. One small bright thing on an ordinary day.',
    price: 1089,
    brands: ['vivo', 'techno'],
    colour: '#3f4147',
    colours: ['grey', 'orange'],
  },
  {
    name: 'Ribbed Edge Silicon Case',
    caseType: 'Silicon',
    about:
      'The sides are ribbed like a coin, the back is smooth, so you know which way you hold it without looking.',
    price: 1225,
    brands: ['googlepixel', 'samsung'],
  },
  {
    name: 'Chunky Grip Silicon Case',
    caseType: 'Silicon',
    about:
      'Thick, bouncy walls for a phone that children borrow. It is meant for juice glasses, sofas and flights of stairs.',
    price: 1190,
    brands: ['techno'],
  },
  {
    name: 'Sindhri Yellow Silicon Cover',
    caseType: 'Silicon',
    about: 'Ripe mango yellow, available all year, unlike the mango.',
    price: 1149.5,
    brands: ['vivo', 'xiaomi'],
    colour: '#f0b52e',
    colours: ['yellow'],
  },
  {
    name: 'Dust Flap Silicon Case',
    caseType: 'Silicon',
    about:
      'A small hinged flap closes the charging port, for workshops, kitchens and the road to Gilgit. The flap is part of the case and cannot get lost.',
    price: 1045,
    brands: ['infinix', 'xiaomi'],
  },
  {
    name: 'Rose Clay Silicon Cover',
    caseType: 'Silicon',
    about: 'Pink with a little brown in it, grown-up and soft, like a faded lawn print.',
    price: 1375,
    brands: ['iphone', 'googlepixel'],
    colour: '#c9938a',
    colours: ['pink'],
  },
  {
    name: 'Storm Grey Silicon Cover',
    caseType: 'Silicon',
    about:
      'A middle grey with a touch of blue. The back is plain and the inner lining is a shade lighter.',
    price: 1310,
    brands: ['samsung', 'iphone'],
    colour: '#6f7885',
    colours: ['grey'],
  },
]

export const siliconPracticalities: Practicalities = [
  'Silicon picks up lint from pockets; a wet hand wipes it off.',
  'It goes on and off with one corner, without force on the screen.',
  'The material stays flexible in winter and does not go sticky in summer.',
  'Raised corners keep the glass off the floor after a drop from table height.',
  'It does not slide off a dashboard or a sofa arm.',
  'The edges are thick enough for a glass protector to sit inside them.',
  'The buttons are moulded in, so no dust gets behind them.',
  'Wash it by hand with soap, and keep it away from oil and strong cleaners.',
]
