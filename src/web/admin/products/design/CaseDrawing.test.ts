import type { Drawing } from '@khol/studio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from '#web/kit/api/send.ts'
import { drawSoon } from './CaseDrawing.tsx'

vi.mock('#web/kit/api/send.ts', () => ({ send: vi.fn() }))

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
const ask = (name: string) =>
  drawSoon(drawing, (svg) => drawn.push(svg.startsWith('<svg ') ? name : `${name} is no drawing`))

beforeEach(() => {
  drawn = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('drawings run in a task of their own, a cancelled one never', () => {
  const giveUp = ask('a')
  ask('b')
  giveUp()
  expect(drawn).toEqual([])
  vi.runAllTimers()
  expect(drawn).toEqual(['b'])
})

test('a case with a name is drawn at once, and again with its lettering unless it is cancelled', async () => {
  const letters =
    '<svg><defs><clipPath id="lettering-0"/></defs><g clip-path="url(#lettering-0)"/></svg>'
  vi.mocked(send).mockResolvedValue({ svg: letters })
  const named = { ...drawing, caseType: 'Name Customization' }
  const pictures: string[] = []
  for (const look of ['nastaliq', 'kufi']) {
    const design = { ...drawing.design, look }
    const cancel = drawSoon({ ...named, design }, (svg) => pictures.push(svg))
    vi.runAllTimers()
    if (look === 'kufi') cancel()
    await vi.runAllTimersAsync()
  }
  const [ground = '', whole = '', other = ''] = pictures
  expect(pictures).toHaveLength(3)
  expect(whole.startsWith(ground.slice(0, -'</svg>'.length))).toBe(true)
  expect(whole).toContain('url(#lettering-0)')
  expect(other).not.toContain('lettering-')
})
