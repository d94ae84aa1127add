import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Failure } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import type { PictureOptions } from '#web/kit/api/send-picture.ts'
import { PictureQueue } from './picture-queue.ts'

interface Upload {
  readonly name: string
  readonly options: Pick<PictureOptions, 'signal' | 'onProgress'>
  readonly succeed: (path: string) => void
  readonly fail: (error: Error) => void
}

let uploads: Upload[]
let failures: Failure[]
let held: Set<string>

beforeEach(() => {
  uploads = []
  failures = []
  held = new Set()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${(file as File).name}`
    held.add(address)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void held.delete(address))
})

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

function open(paths: readonly string[] = [], most = 10): PictureQueue {
  return new PictureQueue(paths, {
    upload: ({ name }, options) =>
      new Promise((succeed, fail) => {
        uploads.push({ name, options, succeed, fail })
        options.signal.addEventListener('abort', () => fail(options.signal.reason))
      }),
    mistakeOf: ({ name }) => (name.endsWith('.gif') ? 'No such type' : null),
    most,
    tooMany: 'No more fit',
    onFailure: (failure) => failures.push(failure),
  })
}

const upload = (name: string): Upload => {
  const found = uploads.findLast((it) => it.name === name)
  if (!found) throw new Error(`${name} is not being uploaded`)
  return found
}
const shown = (queue: PictureQueue) =>
  queue.pictures().map((it) => (it.state === 'stored' ? it.path : `${it.fileName} ${it.state}`))
const keyOf = (queue: PictureQueue, place: number) => queue.pictures()[place]?.key ?? ''
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('uploads', () => {
  test('run one after the other and end as paths in the order of choice', async () => {
    const queue = open(['/uploads/old.webp'])
    expect(queue.add([file('a.png'), file('b.png')])).toEqual([])
    expect(shown(queue)).toEqual(['/uploads/old.webp', 'a.png uploading', 'b.png waiting'])
    expect(uploads.map(({ name }) => name)).toEqual(['a.png'])
    upload('a.png').options.onProgress(0.5)
    expect(queue.pictures()[1]).toMatchObject({ part: 0.5, preview: 'blob:a.png' })
    upload('a.png').succeed('/uploads/a.webp')
    await settled()
    expect(shown(queue)).toEqual(['/uploads/old.webp', '/uploads/a.webp', 'b.png uploading'])
    upload('b.png').succeed('/uploads/b.webp')
    await settled()
    expect(shown(queue)).toEqual(['/uploads/old.webp', '/uploads/a.webp', '/uploads/b.webp'])
    expect(held).toEqual(new Set())
  })

  test('that fail report their cause, do not stop the next one, and can be retried', async () => {
    const queue = open()
    queue.add([file('a.png'), file('b.png')])
    upload('a.png').fail(new ApiError(413, 'TOO_LARGE', 'Image size should be less than 5MB'))
    await settled()
    expect(shown(queue)).toEqual(['a.png failed', 'b.png uploading'])
    expect(queue.pictures()[0]).toMatchObject({
      failure: { message: 'Image size should be less than 5MB' },
    })
    expect(failures).toEqual([{ message: 'Image size should be less than 5MB' }])
    queue.retry(keyOf(queue, 0))
    expect(shown(queue)).toEqual(['a.png waiting', 'b.png uploading'])
    upload('b.png').succeed('/uploads/b.webp')
    await settled()
    upload('a.png').succeed('/uploads/a.webp')
    await settled()
    expect(shown(queue)).toEqual(['/uploads/a.webp', '/uploads/b.webp'])
  })

  test('that fail without a message report the specified sentence', async () => {
    const queue = open()
    queue.add([file('a.png')])
    upload('a.png').fail(new Error('socket hang up'))
    await settled()
    expect(failures).toEqual([{ message: 'Failed to upload image' }])
  })

  test('that are removed are aborted without a message', async () => {
    const queue = open()
    queue.add([file('a.png'), file('b.png')])
    const { signal } = upload('a.png').options
    queue.remove(keyOf(queue, 0))
    await settled()
    expect(signal.aborted).toBe(true)
    expect(failures).toEqual([])
    expect(shown(queue)).toEqual(['b.png uploading'])
    expect(held).toEqual(new Set(['blob:b.png']))
  })

  test('are aborted when the form closes', async () => {
    const queue = open()
    queue.add([file('a.png'), file('b.png')])
    const { signal } = upload('a.png').options
    queue.close()
    await settled()
    expect(signal.aborted).toBe(true)
    expect(uploads).toHaveLength(1)
    expect([failures, [...held]]).toEqual([[], []])
  })
})

test('refused files and those beyond the maximum are named with the reason, the others are uploaded', () => {
  const queue = open(['/uploads/1.webp'], 2)
  expect(queue.add([file('a.gif'), file('b.png'), file('c.png')])).toEqual([
    { fileName: 'a.gif', message: 'No such type' },
    { fileName: 'c.png', message: 'No more fit' },
  ])
  expect(shown(queue)).toEqual(['/uploads/1.webp', 'b.png uploading'])
})

test('a picture moves to another place', () => {
  const queue = open(['/1', '/2', '/3'])
  const heard = vi.fn()
  const stop = queue.subscribe(heard)
  queue.move(keyOf(queue, 2), 0)
  expect(shown(queue)).toEqual(['/3', '/1', '/2'])
  queue.move(keyOf(queue, 0), 1)
  expect(shown(queue)).toEqual(['/1', '/3', '/2'])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  queue.remove(keyOf(queue, 1))
  expect(shown(queue)).toEqual(['/1', '/2'])
  expect(heard).toHaveBeenCalledTimes(2)
})
