/** A PDF with one line of text on each page (ISO 32000-1, 7.5). */
export function pdfOf(pages: readonly string[], title?: string): Buffer {
  const contents = pages.map((text) => Buffer.from(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`))
  return pdfWith(
    contents.map((bytes) => ({ bytes, filter: '' })),
    title,
  )
}

/** A PDF with these streams as its pages, as they are. */
export function pdfWith(
  streams: readonly { readonly bytes: Buffer; readonly filter: string }[],
  title?: string,
): Buffer {
  const kids = streams.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Producer (A test) ${title === undefined ? '' : `/Title (${title})`} >>`,
    ...streams.flatMap(({ bytes, filter }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${bytes.length} ${filter} >>\nstream\n`),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = length()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`))
  parts.push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}
