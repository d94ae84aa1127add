export interface Lock {
  readonly packages: Readonly<Record<string, object>>
}

export declare function faultsOfLicences(lock: Lock): string[]
export declare function faultsOfLock(lock: Lock): string[]
export declare function faultsOfTable(manifest: object, page: string): string[]
