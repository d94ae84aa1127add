import { expect, test } from 'vitest'
import { preparedStatement } from './prepared-statement.ts'

/** A plan of all columns fails once a migration has added one (rule: releases-side-by-side). */
test.each(['select * from orders', 'update orders set version = 1 returning\n  *'])(
  'a prepared statement without names of its columns is refused: %s',
  (text) => expect(() => preparedStatement('all-columns', text)).toThrow('must name its columns'),
)
