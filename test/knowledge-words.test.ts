import t from 'tap'
import { startGantry } from './support/gantry.ts'

/** Words that stand in no text as they were asked: with a mistake, with another ending, in a compound. */
const { call } = await startGantry(t)
const texts = {
  schluessel: `# Schlüssel erneuern\n\nEin verlorener Schlüssel wird gesperrt. Danach stellt die Verwaltung einen neuen aus.`,
  sicherung: `# Sicherungen\n\nDie Datenbank wird jede Nacht gesichert. Eine Sicherung liest man mit dem Befehl restore zurück.`,
  rechte: `# Zugriffsrechte\n\nWer ein Verzeichnis lesen darf, legt der Besitzer fest. Gäste haben keine Rechte.`,
  drucker: `# Drucker einrichten\n\nDer Drucker im zweiten Stock nimmt nur Papier im Format A4 und meldet Störungen per Mail.`,
  urlaub: `# Abwesenheit\n\nUrlaub beantragt man vier Wochen vorher bei der Leitung der Gruppe.`,
  rechnung: `# Rechnungen bezahlen\n\nDie Buchhaltung überweist Beträge am Ende des Monats. Mahnungen gehen an den Einkauf.`,
  backups: '# Backups\n\nThe database is dumped every night, and the archive is kept for thirty days.',
  printers: '# Printers\n\nThe printer on the second floor takes paper of the size A4 and reports faults by mail.',
  accounts: '# Accounts\n\nAn administrator unlocks an account after five wrong passphrases.',
  ways: '# How we work\n\nThe way we do it: a wie is a measure, der Titel is a name, die rolls, and ich is no word.',
}
const ids = new Map<string, string>()
for (const [name, content] of Object.entries(texts)) {
  const { entry } = (await call('POST', '/knowledge', { body: { title: `Page of ${name}`, content } })).body.data
  ids.set(entry.id, name)
}
const found = async (q: string): Promise<(string | undefined)[]> =>
  (await call('GET', `/knowledge/search?mode=words&q=${encodeURIComponent(q)}`)).body.data.results.map(
    ({ id }: { id: string }) => ids.get(id),
  )
const first = async (
  t: { equal: (one: unknown, other: unknown, name: string) => unknown },
  q: string,
  wanted: string,
) => t.equal((await found(q))[0], wanted, q)

t.test('a mistake of the keyboard finds what was meant', async (t) => {
  await first(t, 'databse archive', 'backups')
  await first(t, 'pirnter', 'printers')
  await first(t, 'passphrasess of an admnistrator', 'accounts')
  await first(t, 'Buchhaltnug', 'rechnung')
  t.strictSame(await found('xylophones'), [], 'and what nobody wrote finds nothing')
})

t.test('German words are found with other endings, and umlauts by two letters', async (t) => {
  await first(t, 'Wo bekomme ich einen Ersatz für meine Schlüsseln?', 'schluessel')
  await first(t, 'Was tun mit verlorenen Schluesseln?', 'schluessel')
  await first(t, 'Wie beantrage ich meine Urlaube?', 'urlaub')
  await first(t, 'Wer überweist den Betrag der Rechnung?', 'rechnung')
})

t.test('a part of a compound finds it, and a compound its parts', async (t) => {
  await first(t, 'Wie werden Zugriffe erlaubt?', 'rechte')
  await first(t, 'Wie ist der Druckerpapier zu wählen?', 'drucker')
  await first(t, 'Datenbanksicherung', 'sicherung')
})

t.test('small words of a German question weigh nothing', async (t) => {
  await first(t, 'Wie und wann die Leitung der Gruppe, ich?', 'urlaub')
  t.notOk((await found('Wie ist das mit der Sicherung?')).includes('ways'))
  await first(t, 'der Titel', 'ways')
})
