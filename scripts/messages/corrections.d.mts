import type { Row } from './compile.mjs'

export interface Table {
  readonly name: string
  readonly rows: readonly Row[]
}

export declare function tableText(rows: readonly Row[]): string
export declare function tableOfAll(tables: readonly Table[]): string
export declare function correctedTables(
  tables: readonly Table[],
  text: string,
): {
  readonly changed: readonly (Table & { readonly count: number })[]
  readonly faults: readonly string[]
}
