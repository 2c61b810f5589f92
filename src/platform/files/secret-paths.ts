/** What of the configuration says where the service has its secrets. */
interface SecretPlaces {
  readonly data: string
  readonly secretFiles: readonly string[]
  readonly keyFolder: { readonly path: string } | undefined
  readonly blobs: string | undefined
}

/** The files and folders of the service that no program and no caller may see: its data, its keys, its tokens. */
export function secretPathsOf({ data, secretFiles, keyFolder, blobs }: SecretPlaces): string[] {
  return [
    data,
    ...secretFiles,
    ...(keyFolder ? [keyFolder.path] : []),
    ...(blobs === undefined || blobs.startsWith('s3://') ? [] : [blobs]),
  ]
}
