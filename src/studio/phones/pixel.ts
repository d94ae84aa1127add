import { body } from './parts.ts'
import type { Body, Phone } from './phone.ts'
import * as cameras from './pixel-cameras.ts'
import { anyOther, type PhoneRange, type PhoneRow } from './range.ts'

type Finish = Phone['finishes'][number]

/** Power above volume, the other way round than elsewhere; on the side that the camera is on. */
function keys(height: number): PhoneRange['keys'] {
  return [
    { side: 'left', y: height * 0.295, length: 9.6 },
    { side: 'left', y: height * 0.425, length: 20 },
  ]
}

function known(body: Body, camera: NonNullable<PhoneRow['camera']>): PhoneRow {
  return { layout: 'known', body, camera, keys: keys(body.height) }
}

const models: PhoneRange['models'] = {
  'Pixel 10 Pro Fold': known(body(76.3, 155.2, 11.4, 10.8), cameras.foldBlock),
  'Pixel 10 Pro XL': known(body(76.6, 162.8, 12.6, 8.5), cameras.islandProXl),
  'Pixel 10 Pro': known(body(72, 152.8, 12.6, 8.6), cameras.islandPro),
  'Pixel 10': known(body(72, 152.8, 12.6, 8.6), cameras.island10),
  'Pixel 10a': known(body(73, 153.9, 12.4, 9), cameras.flushPill),

  'Pixel 9 Pro Fold': known(body(77.1, 155.2, 11.4, 10.5), cameras.foldBlock),
  'Pixel 9 Pro XL': known(body(76.6, 162.8, 12.6, 8.5), cameras.islandProXl),
  'Pixel 9 Pro': known(body(72, 152.8, 12.6, 8.5), cameras.islandPro),
  'Pixel 9': known(body(72, 152.8, 12.6, 8.5), cameras.island9),
  'Pixel 9a': known(body(73.3, 154.7, 12.4, 8.9), cameras.flushPill),

  'Pixel 8 Pro': known(body(76.5, 162.6, 11.4, 8.8), cameras.visor8Pro),
  'Pixel 8': known(body(70.8, 150.5, 11.4, 8.9), cameras.visor8),
  'Pixel 8a': known(body(72.7, 152.1, 13, 8.9), cameras.visor8a),
  'Pixel Fold': known(body(79.5, 139.7, 9.6, 12.1), cameras.foldBar),

  'Pixel 7 Pro': known(body(76.6, 162.9, 8.6, 8.9), cameras.visor7Pro),
  'Pixel 7': known(body(73.2, 155.6, 9, 8.7), cameras.visor7),
  'Pixel 7a': known(body(72.9, 152, 9.4, 9), cameras.visor7a),
  'Pixel 6 Pro': known(body(75.9, 163.9, 7.6, 8.9), cameras.visor6Pro),
  'Pixel 6': known(body(74.8, 158.6, 7.8, 8.9), cameras.visor6),
  'Pixel 6a': known(body(71.8, 152.2, 8.6, 8.9), cameras.visor6a),
}

const obsidian: Finish = ['#2c2d2f', '#414346']
const porcelain: Finish = ['#ece7df', '#cfcac1']
const snow: Finish = ['#f1f1ef', '#d5d6d6']
const hazel: Finish = ['#8f958c', '#a6aaa0']
const bay: Finish = ['#a9c9ea', '#93b5d8']
const rose: Finish = ['#ecd0cb', '#d8b6b0']
const mint: Finish = ['#d2e7da', '#bad2c4']
const lemongrass: Finish = ['#e8eabc', '#d0d2a2']
const coral: Finish = ['#f0b9a8', '#33353a']

/** A visor across the back, later an island of its own. */
export const pixel: PhoneRange = {
  models,
  bodies: [
    [/Fold/, body(76.3, 155.2, 11.4, 10.8)],
    [/XL/, body(76.6, 162.8, 12.6, 8.5)],
    [anyOther, body(72, 152.8, 12.6, 8.6)],
  ],
  cameras: [
    [/Fold/, cameras.foldBlock],
    [/\da$/, cameras.flushPill],
    [/XL/, cameras.islandProXl],
    [/Pro/, cameras.islandPro],
    [anyOther, cameras.island10],
  ],
  finishes: [
    [/10 Pro/, [obsidian, porcelain, ['#7e8893', '#949da6'], ['#dae3cb', '#cfc59c']]],
    [/10a/, [obsidian, snow, ['#c3c2e2', '#adacd0'], ['#e06a74', '#cb5661']]],
    [/10/, [obsidian, ['#ccd8ec', '#b6c3da'], lemongrass, ['#5069a8', '#637bb6']]],
    [/9 Pro/, [obsidian, porcelain, hazel, rose]],
    [/9a/, [obsidian, porcelain, ['#f0a3b0', '#dd8d9b'], ['#b9c0e4', '#a3abd3']]],
    [/9/, [obsidian, porcelain, mint, ['#f0a3b0', '#dd8d9b']]],
    [/8 Pro/, [obsidian, porcelain, bay, mint]],
    [/8a/, [obsidian, porcelain, bay, ['#c5deb4', '#aec99c']]],
    [/8/, [obsidian, hazel, rose, mint]],
    [/7/, [obsidian, snow, lemongrass, hazel]],
    [/6/, [['#56585b', '#2d2f32'], ['#e4e6e4', '#33353a'], ['#ccd9d2', '#33353a'], coral]],
    [anyOther, [obsidian, porcelain]],
  ],
  keys: keys(153),
}
