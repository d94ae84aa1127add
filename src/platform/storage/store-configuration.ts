/** Bucket of an S3-compatible service. */
export interface BucketConfiguration {
  /** Origin of the service. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Prefix of every key, such as `images/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type ImageStoreConfiguration =
  | {
      readonly kind: 'folder'
      readonly folder: string
      /** Whether only the shop's own user may read the files. */
      readonly isPrivate?: boolean
    }
  | ({ readonly kind: 's3' } & BucketConfiguration)
