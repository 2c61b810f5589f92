import { Parser } from 'htmlparser2'

/** Takes the elements and the text of an XML document, in their order. Names have their prefixes. */
export interface XmlBuilder {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

/** Reads XML. A document type is not read: no entity is defined, and nothing is loaded. */
export function readXml(xml: string, { open, text, close }: XmlBuilder): void {
  const parser = new Parser(
    { onopentag: open, ontext: text, onclosetag: close },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
}
