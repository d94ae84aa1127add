import { expect, it } from 'vitest'
import { drawingReport } from './prepare.ts'

it('reports the first picture, then every five seconds, then the last', () => {
  const said: string[] = []
  let time = 0
  const report = drawingReport(
    (line) => said.push(line.replace(/^.* … /, '')),
    () => time,
  )
  for (let done = 1; done <= 20; done += 1) {
    report({ done, total: 20 })
    time += 1_000
  }
  expect(said).toEqual(['1 of 20', '6 of 20', '11 of 20', '16 of 20', '20 of 20'])
})
