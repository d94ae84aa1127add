import type { Drawing } from '@khol/studio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawSoon } from './CaseDrawing.tsx'

const drawing: Drawing = {
  design: { look: 'midnight-matte', colour: null, motif: null, artwork: null, seed: 'a queue' },
  brand: 'vivo',
  kind: 'phone',
  caseType: 'Mono colour',
  model: 'Vivo V60',
  view: 'front',
  artworkHref: null,
}

let drawn: string[] = []
const ask = (name: string, options = {}) =>
  drawSoon(
    drawing,
    (svg) => drawn.push(svg.startsWith('<svg ') ? name : `${name} is no drawing`),
    options,
  )

beforeEach(() => {
  drawn = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('each drawing runs in a task of its own', () => {
  for (const name of ['a', 'b', 'c']) ask(name)
  expect(drawn).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(drawn).toEqual(['a'])
  vi.runAllTimers()
  expect(drawn).toEqual(['a', 'b', 'c'])
})

test('urgent drawings run first, cancelled ones never', () => {
  const giveUp = ask('a')
  ask('b')
  ask('c', { isUrgent: true })
  giveUp()
  vi.runAllTimers()
  expect(drawn).toEqual(['c', 'b'])
  giveUp()
  ask('d')
  vi.runAllTimers()
  expect(drawn).toEqual(['c', 'b', 'd'])
})
