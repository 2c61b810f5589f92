/**
 * `node bench/german.ts`: how often the right one of the German manual pages of Debian (`apt install manpages-de`) is
 * the first hit or among the first five, for questions in German with and without mistakes of the keyboard; beside what
 * SQLite itself finds. The questions were written from the names of the pages.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { print, startServiceProcess } from './service.ts'

type Question = readonly [query: string, ...wanted: readonly string[]]

const folder = '/usr/share/man/de/man1'
const sums = ['md5sum', 'sha1sum', 'sha224sum', 'sha256sum', 'sha384sum', 'sha512sum', 'b2sum', 'cksum', 'sum']
const questions: readonly Question[] = [
  ['Wie ändere ich mein Kennwort?', 'passwd', 'chage'],
  ['Zeilen einer Datei zufällig mischen', 'shuf'],
  ['Dateien nach einem Muster durchsuchen', 'grep', 'egrep', 'fgrep', 'rgrep'],
  ['einen Prozess mit niedrigerer Priorität starten', 'nice', 'renice', 'ionice', 'chrt'],
  ['Wie viel Arbeitsspeicher ist frei?', 'free'],
  ['belegter Plattenplatz eines Verzeichnisses', 'du'],
  ['freier Platz auf den Dateisystemen', 'df'],
  ['symbolischen Verweis anlegen', 'ln', 'link', 'symlink'],
  ['Zugriffsrechte einer Datei ändern', 'chmod'],
  ['den Besitzer einer Datei wechseln', 'chown'],
  ['zwei Dateien Zeile für Zeile vergleichen', 'diff', 'cmp', 'comm', 'sdiff', 'diff3'],
  ['Zeichensatz einer Datei umwandeln', 'iconv'],
  ['Befehle regelmäßig zu bestimmten Zeiten ausführen', 'crontab'],
  ['Prozesse als Baum anzeigen', 'pstree'],
  ['eine Datei so löschen, dass sie niemand wiederherstellt', 'shred'],
  ['das Programm soll nach dem Abmelden weiterlaufen', 'nohup', 'setsid'],
  ['die Prüfsummen von Dateien berechnen', ...sums],
  ['alle Ausgaben meines Terminals aufzeichnen', 'script', 'scriptlive', 'scriptreplay'],
  ['den Kalender eines Monats anzeigen', 'cal', 'ncal'],
  ['Dateien über das Netz verschlüsselt kopieren', 'scp', 'sftp'],
]
const mistaken: readonly Question[] = [
  ['Kenwort ändern', 'passwd', 'chage'],
  ['Zeilen zufälig mischen', 'shuf'],
  ['Zugrifsrechte einer Datei', 'chmod'],
  ['freier Arbeitspeicher', 'free'],
  ['Prüfsume berechnen', ...sums],
  ['Zeichensaetze umwandeln', 'iconv'],
  ['Kalendre anzeigen', 'cal', 'ncal'],
  ['symbolsiche Verknüpfung anlegen', 'ln', 'link'],
  ['Besitezr einer Datei ändern', 'chown', 'chgrp'],
  ['Prozessprioritäten', 'nice', 'renice', 'ionice', 'chrt'],
]

if (!existsSync(folder)) {
  print('not measured', `there is no ${folder} (apt install manpages-de)`)
  process.exit(0)
}
const pages = new Map(
  readdirSync(folder).flatMap((file) => {
    const text = plain(gunzipSync(readFileSync(`${folder}/${file}`)).toString())
    return text.length > 200 ? [[file.split('.')[0] ?? '', text] as const] : []
  }),
)
const service = await startServiceProcess({}, { config: {} })
try {
  await importPages()
  const table = new DatabaseSync(':memory:')
  table.exec("CREATE VIRTUAL TABLE texts USING fts5(page UNINDEXED, content, tokenize = 'porter unicode61')")
  for (const [page, text] of pages) table.prepare('INSERT INTO texts VALUES (?, ?)').run(page, text)
  const bySqlite = (query: string) => {
    const words = [...query.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `"${word}"`).join(' OR ')
    const found = table.prepare('SELECT page FROM texts WHERE texts MATCH ? ORDER BY rank LIMIT 5').all(words)
    return found.map(({ page }) => String(page))
  }
  for (const [name, asked] of [
    ['questions', questions],
    ['with mistakes', mistaken],
  ] as const) {
    await measure(name, asked, bySearch)
    await measure(`${name}, by SQLite`, asked, async (query) => bySqlite(query))
  }
} finally {
  await service.stop()
}

async function bySearch(query: string): Promise<string[]> {
  const { results } = await service.call('GET', `/knowledge/search?limit=5&mode=words&q=${encodeURIComponent(query)}`)
  return results.map(({ source }: { source: string }) => source.replace(/\.md$/, ''))
}

async function measure(
  name: string,
  asked: readonly Question[],
  ask: (query: string) => Promise<string[]>,
): Promise<void> {
  const places: number[] = []
  for (const [query, ...wanted] of asked) {
    const found = await ask(query)
    const place = found.findIndex((each) => wanted.includes(each))
    if (place < 0) print(`${name}: ${query}`, `wanted ${wanted[0]}, found ${found.join(', ')}`)
    places.push(place)
  }
  print(`${name}: first`, `${places.filter((place) => place === 0).length} of ${asked.length}`)
  print(`${name}: in five`, `${places.filter((place) => place >= 0).length} of ${asked.length}`)
}

async function importPages(): Promise<void> {
  const archive = pack()
  for (const [page, text] of pages) archive.entry({ name: `${page}.md` }, text)
  archive.finalize()
  const bytes = gzipSync(await buffer(archive))
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'pages.tar.gz')
  const headers = { 'idempotency-key': createHash('sha256').update(bytes).digest('hex') }
  const response = await service.fetch('/api/v1/knowledge/import', { method: 'POST', body: form, headers })
  const { data, error }: any = await response.json()
  if (!response.ok) throw new Error(error.message)
  for (;;) {
    const { job } = await service.call('GET', `/jobs/${data.job.id}`)
    if (job.state === 'succeeded') break
    if (job.finishedAt !== undefined) throw new Error(job.error.message)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  print('pages', String(pages.size))
}

/** The text of a manual page, with its sections as headings. */
function plain(roff: string): string {
  return roff
    .split('\n')
    .filter((line) => !/^[.'](?:\\"|TH|if|ie|el|de|ds|nr|so|ad|nh|in|ta|PD|sp)/.test(line) && !/^'?\.?\\"/.test(line))
    .map((line) => line.replace(/^\.SH (.*)/, '\n# $1\n').replace(/^\.S[Ss] (.*)/, '\n## $1\n'))
    .map((line) => (/^\.(?:PP|P|LP|TP|IP|RS|RE)\b/.test(line) ? '' : line.replace(/^\.[A-Z]{1,3} ?/, '')))
    .join('\n')
    .replaceAll(/\\f[A-Z]|\\f\([A-Z]{2}|\\&|\\\|/g, '')
    .replaceAll(/\\\(..|\\\[[^\]]*\]/g, ' ')
    .replaceAll('\\-', '-')
    .replaceAll('"', '')
}
