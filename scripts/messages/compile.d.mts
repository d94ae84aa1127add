export interface Row {
  readonly key: string
  readonly english: string
  readonly urdu: string
}

export type ReadMessage =
  | { readonly names: ReadonlyMap<string, string>; readonly fault?: undefined }
  | { readonly fault: string }

export declare const columns: readonly string[]
export declare function readTable(text: string): Row[]
export declare function readMessage(text: string): ReadMessage
export declare function differences(
  ours: ReadonlyMap<string, string>,
  theirs: ReadonlyMap<string, string>,
): string[]
export declare function compileTable(rows: readonly Row[]): {
  readonly english: string
  readonly urdu: string
  readonly faults: readonly string[]
}
