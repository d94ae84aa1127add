import type { Phone } from './phone.ts'
import { anyOther, type ByModel } from './range.ts'

type Finish = Phone['finishes'][number]

const black: Finish = ['#26282c', '#3b3e43']
const white: Finish = ['#ebecec', '#d0d3d6']
const cream: Finish = ['#eee8d8', '#d8cfb9']
const silver: Finish = ['#cfd3d7', '#bcc1c6']
const grey: Finish = ['#6d7076', '#84878d']
const navy: Finish = ['#33415a', '#46546c']
const green: Finish = ['#49594d', '#5c6c60']
const mint: Finish = ['#cfe3d6', '#b7cdbf']
const lime: Finish = ['#dfe6b4', '#c7cf9b']
const violet: Finish = ['#cdc2de', '#b7abca']
const iceBlue: Finish = ['#c4d8e6', '#acc3d3']
const blue: Finish = ['#3a5f98', '#4b70a6']
const pink: Finish = ['#f0cfd2', '#dbb6ba']
const peach: Finish = ['#f3c9b3', '#dfb29b']
const red: Finish = ['#b5303a', '#a02731']
const yellow: Finish = ['#f1e2b3', '#dccb97']
const bronze: Finish = ['#c9a18f', '#b58d7b']
const titaniumGrey: Finish = ['#8d8a86', '#9b9893']
const titaniumBlack: Finish = ['#3a3b3d', '#4b4b4c']

/** The colours Samsung sold each generation in, or those near enough to them. */
export const finishes: ByModel<Phone['finishes']> = [
  [
    /S25 (Ultra|Edge)/,
    [titaniumBlack, titaniumGrey, ['#dddcd9', '#cbc9c5'], ['#a5b3c2', '#b5c1cd']],
  ],
  [/S25/, [navy, iceBlue, mint, silver]],
  [/S24 Ultra/, [titaniumBlack, titaniumGrey, ['#56536a', '#67647a'], yellow]],
  [/S24/, [black, ['#b9bab9', '#a6a7a7'], ['#635c7b', '#756e8c'], yellow]],
  [/S23/, [black, cream, green, ['#dfd0e0', '#c9b8cb']]],
  [/S22 Ultra/, [black, white, green, ['#4f2832', '#63394a']]],
  [/S22/, [black, white, green, ['#ecd2c6', '#d9b3a2']]],
  [/S21 (Ultra|FE)/, [black, silver, white, violet]],
  [/S21/, [grey, white, ['#b4a2c8', '#d8b59c'], ['#eccfc9', '#d8b59c']]],
  [/S20 FE/, [navy, mint, violet, red, white, ['#f0ae84', '#dd9a70']]],
  [/S20/, [grey, black, iceBlue, pink]],
  [/A[0-3][67]|A5[67]/, [black, grey, violet, mint, pink]],
  [/A[35][45]/, [black, white, lime, violet, iceBlue, navy]],
  [/A[0-2][45]/, [black, silver, lime, iceBlue, yellow]],
  [/A[0-9]3/, [black, white, iceBlue, peach]],
  [/A[0-9]2/, [black, white, iceBlue, violet]],
  [/A[0-9]1/, [black, white, blue, pink]],
  [/A[0-9]0/, [black, white, blue, red, bronze]],
  [anyOther, [black, silver, iceBlue, lime, violet, navy]],
]
