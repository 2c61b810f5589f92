import { gzipSync } from 'node:zlib'

export interface ArchivedFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly isExecutable: boolean
}

/** A gzipped tar archive of the files in one folder. The same files give the same bytes. */
export async function writeArchive(folder: string, files: readonly ArchivedFile[]): Promise<Buffer> {
  const { default: tar } = await import('tar-stream')
  const pack = tar.pack()
  for (const { path, bytes, isExecutable } of files)
    pack.entry(
      { name: `${folder}/${path}`, mode: isExecutable ? 0o755 : 0o644, mtime: new Date(0), type: 'file' },
      Buffer.from(bytes),
    )
  pack.finalize()
  const chunks: Uint8Array[] = []
  // What is packed comes out as bytes.
  for await (const chunk of pack) chunks.push(chunk as Uint8Array)
  return gzipSync(Buffer.concat(chunks))
}
