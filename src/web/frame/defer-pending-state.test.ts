import type { DataRouter, RouterState, RouterSubscriber } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferPendingState } from './defer-pending-state.ts'

/** A router of which only its words are of interest, and what it was heard to say. */
function aRouter() {
  let hear: RouterSubscriber = () => undefined
  const heard: string[] = []
  const router = {
    subscribe(subscriber: RouterSubscriber) {
      hear = subscriber
      return () => heard.push('left')
    },
  } as Partial<DataRouter> as DataRouter
  const leave = deferPendingState(router).subscribe(({ navigation }) =>
    heard.push(navigation.state),
  )
  const say = (state: 'idle' | 'loading') =>
    hear({ navigation: { state } } as RouterState, {
      deletedFetchers: [],
      newErrors: null,
      flushSync: false,
    })
  return { heard, say, leave }
}

/** The frames that are asked for, to be shown when the test wants it. */
let frames: FrameRequestCallback[] = []

function paint(): void {
  for (const draw of frames.splice(0)) draw(0)
  vi.runAllTimers()
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('that a page is on its way is told once the press has been painted', () => {
  const { heard, say } = aRouter()
  say('loading')
  vi.runAllTimers()
  expect(heard).toEqual([])
  paint()
  expect(heard).toEqual(['loading'])
  say('idle')
  expect(heard).toEqual(['loading', 'idle'])
})

test('a page that is there by then was never on its way', () => {
  const { heard, say } = aRouter()
  say('loading')
  say('idle')
  paint()
  expect(heard).toEqual(['idle'])
})

test('who leaves is taken off the router’s list', () => {
  const { heard, leave } = aRouter()
  leave()
  expect(heard).toEqual(['left'])
})
