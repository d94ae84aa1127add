import type { DataRouter, RouterState, RouterSubscriber } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferPendingState } from '#web/boot/defer-pending-state.ts'

/** Fake router that emits states, with a log of the states that its subscriber received. */
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

/** Requested animation frames, which `paint` runs. */
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

test('the loading state is reported after the next paint', () => {
  const { heard, say } = aRouter()
  say('loading')
  vi.runAllTimers()
  expect(heard).toEqual([])
  paint()
  expect(heard).toEqual(['loading'])
  say('idle')
  expect(heard).toEqual(['loading', 'idle'])
})

test('the loading state of a page that has loaded by then is skipped', () => {
  const { heard, say } = aRouter()
  say('loading')
  say('idle')
  paint()
  expect(heard).toEqual(['idle'])
})

test('unsubscribing unsubscribes from the router', () => {
  const { heard, leave } = aRouter()
  leave()
  expect(heard).toEqual(['left'])
})
