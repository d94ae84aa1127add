import { describe, expect, test } from 'vitest'
import {
  bounded,
  dragged,
  filling,
  type Placement,
  placementText,
  pressed,
  wheeled,
} from './placing.ts'

const placement: Placement = { x: 0.1, y: -0.2, scale: 1, turn: 10 }
const back = { width: 200, height: 400 }
const points = (text: string) =>
  text.split(' ').map((point) => point.split(',').map(Number) as [number, number])

describe('artwork on the back of a case (rule: artwork)', () => {
  test.each<[string, Partial<Placement>, Partial<Placement>]>([
    ['as it is', {}, {}],
    ['no further than the back', { x: 3, y: -3 }, { x: 1, y: -1 }],
    ['no smaller than can be seen', { scale: 0 }, { scale: 0.1 }],
    ['no larger than it is sharp', { scale: 40 }, { scale: 4 }],
    ['turned past half a circle', { turn: 190 }, { turn: -170 }],
    ['turned back past half a circle', { turn: -190 }, { turn: 170 }],
    ['turned twice around', { turn: 725 }, { turn: 5 }],
    ['in round figures', { x: 0.12345, turn: 10.4 }, { x: 0.123, turn: 10 }],
  ])('the position is clamped and rounded: %s', (_name, change, expected) => {
    expect(bounded({ ...placement, ...change })).toEqual({ ...placement, ...expected })
  })

  test.each([
    ['an upright picture', 1.5, 1.533],
    ['a square', 1, 2.3],
    ['a very tall picture', 3, 1],
    ['a very wide picture', 0.2, 4],
  ])('fills every phone: %s', (_name, ratio, scale) => {
    expect(filling(ratio)).toEqual({ x: 0, y: 0, scale, turn: 0 })
  })

  test.each<[string, string, string, Partial<Placement>]>([
    ['one finger moves it', '10,10', '30,50', { x: 0.2, y: -0.1 }],
    ['two fingers that part zoom it', '0,0 100,0', '-50,0 150,0', { scale: 2 }],
    ['two fingers that go round turn it', '0,0 100,0', '50,-50 50,50', { turn: 100 }],
    ['two fingers that go along move it', '0,0 100,0', '20,40 120,40', { x: 0.2, y: -0.1 }],
    ['two fingers in one spot only move it', '0,0 0,0', '0,0 40,0', { x: 0.2 }],
  ])('%s', (_name, before, after, change) => {
    expect(dragged(placement, points(before), points(after), back)).toEqual({
      ...placement,
      ...change,
    })
  })

  test.each<[string, Partial<Placement> | null]>([
    ['ArrowLeft', { x: 0.08 }],
    ['ArrowRight', { x: 0.12 }],
    ['ArrowUp', { y: -0.22 }],
    ['ArrowDown', { y: -0.18 }],
    ['+', { scale: 1.05 }],
    ['=', { scale: 1.05 }],
    ['-', { scale: 0.952 }],
    ['[', { turn: 5 }],
    [']', { turn: 15 }],
    ['Tab', null],
    ['toString', null],
  ])('key %s', (key, change) => {
    expect(pressed(placement, key)).toEqual(change && { ...placement, ...change })
  })

  test('scrolling up zooms in', () => {
    expect(wheeled(placement, -100).scale).toBeGreaterThan(1.2)
    expect(wheeled(placement, 100).scale).toBeLessThan(0.8)
  })

  test('the position has a description for screen readers', () => {
    expect(placementText(placement)).toBe('Across 10%, down -20%, size 100%, turned 10°')
  })
})
