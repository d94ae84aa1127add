import { afterAll, afterEach, beforeEach } from 'vitest'
import { beginTest, endFile, endTest } from './closing.ts'

/** Set-up of every file: closes what its tests opened with the functions of this folder. */

beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
