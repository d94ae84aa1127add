import type { Phone } from './phone.ts'
import { anyOther, type ByModel } from './range.ts'

type Finish = Phone['finishes'][number]

const black: Finish = ['#2b2d31', '#3f4146']
const white: Finish = ['#f1f0ee', '#dddcda']
const silver: Finish = ['#e7e6e3', '#d3d2cf']
const graphite: Finish = ['#54524f', '#76736e']
const gold: Finish = ['#f3e3ca', '#dec39a']
const red: Finish = ['#b3202f', '#a01a28']
const midnight: Finish = ['#262c34', '#3a424c']
const starlight: Finish = ['#f4eee4', '#e3dacb']
const paleYellow: Finish = ['#f6e7a8', '#e6d48c']
const paleGreen: Finish = ['#d3e4d0', '#bdd1ba']
const paleBlue: Finish = ['#cbdbe6', '#b5c7d5']
const palePink: Finish = ['#f4d9d8', '#e3c4c3']
const lilac: Finish = ['#dcd4e8', '#c8bed8']
const blackTitanium: Finish = ['#3b3b3d', '#4c4b4a']
const whiteTitanium: Finish = ['#e6e4df', '#cdc8c0']
const naturalTitanium: Finish = ['#b9b1a7', '#a79e93']

/** The colours Apple sold each generation in, or those near enough to them. */
export const finishes: ByModel<Phone['finishes']> = [
  [/17 Pro/, [['#d9763c', '#c9662f'], ['#2f3b55', '#3c4964'], silver]],
  [/Air/, [black, white, ['#f0e7d5', '#e0cfae'], ['#d5e1ec', '#c0d0de']]],
  [/17e/, [black, white, palePink]],
  [/17/, [black, white, lilac, ['#bccab3', '#a8b89e'], ['#b3c5da', '#9eb2c9']]],
  [/16 Pro/, [blackTitanium, whiteTitanium, naturalTitanium, ['#cdb39d', '#c3a68d']]],
  [/16e/, [black, white]],
  [/16/, [black, white, ['#f0b7d6', '#dda0c2'], ['#b3d6d5', '#9dc3c2'], ['#93a7e8', '#7f93d6']]],
  [/15 Pro/, [blackTitanium, whiteTitanium, naturalTitanium, ['#414b5a', '#525b68']]],
  [/15/, [black, palePink, paleYellow, paleGreen, paleBlue]],
  [/14 Pro/, [['#3f3e3d', '#57554f'], silver, gold, ['#584f63', '#675d70']]],
  [/14/, [midnight, starlight, ['#a9c0d6', '#93acc4'], lilac, red, paleYellow]],
  [/13 Pro/, [graphite, silver, gold, ['#a9c0d2', '#b9c9d6'], ['#56635a', '#67736a']]],
  [/13/, [midnight, starlight, ['#2c5977', '#3b6885'], palePink, red, ['#39493e', '#4a594e']]],
  [/12 Pro/, [graphite, silver, gold, ['#37505e', '#4b6472']]],
  [/12/, [black, white, ['#153f5f', '#265272'], paleGreen, red, lilac]],
  [/11 Pro/, [['#4b5550', '#5f6963'], ['#535150', '#6b6967'], silver, gold]],
  [/11/, [black, white, ['#bfe3d3', '#a9cfbe'], paleYellow, lilac, red]],
  [
    /XR/,
    [black, white, red, ['#f6d15b', '#e5bf4a'], ['#4fa9d2', '#3f97bf'], ['#f5775f', '#e2654e']],
  ],
  [/XS/, [['#34363a', '#4b4d52'], silver, gold]],
  [/X/, [['#34363a', '#4b4d52'], silver]],
  [/SE/, [black, white, red]],
  [anyOther, [black, white, paleBlue, palePink, paleGreen]],
]
