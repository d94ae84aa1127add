import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendPicture } from './send-picture.ts'

const opened = vi.fn()

beforeEach(() => {
  opened.mockReset()
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly open = opened
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a picture that was replaced while it was prepared is not sent', async () => {
  const replaced = new AbortController()
  replaced.abort(new Error('another was chosen'))
  const sending = sendPicture('handInProof', new Blob(['a picture']), {
    params: { id: '1' },
    signal: replaced.signal,
    onProgress: () => undefined,
  })
  await expect(sending).rejects.toThrow('another was chosen')
  expect(opened).not.toHaveBeenCalled()
})
