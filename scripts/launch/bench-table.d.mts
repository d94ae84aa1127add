export interface Figure {
  readonly what: string
  readonly figure: number
  readonly unit: string
  readonly limit: { readonly atMost: number } | { readonly atLeast: number }
}

export interface Measured {
  readonly bench: string
  readonly date: string
  readonly machine: string
  readonly load: number
  readonly figures: readonly Figure[]
}

export declare function storedFigures(): Promise<Measured[]>
export declare function tableOf(all: readonly Measured[]): string
export declare function isAllKept(measured: readonly Measured[]): boolean
export declare function withTable(text: string, table: string): string
