import { generateKeyPairSync, sign } from 'node:crypto'
import t from 'tap'
import fc from 'fast-check'
import { formatterOf } from '../../src/services/chat-integrations/formats/format.ts'
import type { Format } from '../../src/services/chat-integrations/formats/format.ts'
import { matrixHtml, telegramHtml } from '../../src/services/chat-integrations/formats/html.ts'
import { discordMarkdown, mattermostMarkdown } from '../../src/services/chat-integrations/formats/markdown.ts'
import { ircControls, slackText, xmppStyling } from '../../src/services/chat-integrations/formats/styled.ts'
import { discord } from '../../src/services/chat-integrations/discord.ts'
import { linesOf } from '../../src/services/chat-integrations/irc-lines.ts'
import { PlatformFault } from '../../src/services/chat-integrations/platform.ts'
import { telegram } from '../../src/services/chat-integrations/telegram.ts'
import { splitText } from '../../src/services/chat-integrations/split-text.ts'

const formats = { slackText, telegramHtml, matrixHtml, discordMarkdown, mattermostMarkdown, xmppStyling, ircControls }
const written = async (markdown: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(formats).map(async ([name, format]) => [name, (await formatterOf(format))(markdown)] as const),
    ),
  )

t.test('emphasis, code and links have the form of each platform', async (t) => {
  t.same(await written('**bold** *it* ~~no~~ `a<b` [here](https://a.example/x?y=1&z)'), {
    slackText: '*bold* _it_ ~no~ `a&lt;b` <https://a.example/x?y=1&amp;z|here>',
    telegramHtml:
      '<b>bold</b> <i>it</i> <s>no</s> <code>a&lt;b</code> <a href="https://a.example/x?y=1&amp;z">here</a>',
    matrixHtml:
      '<p><strong>bold</strong> <em>it</em> <del>no</del> <code>a&lt;b</code> <a href="https://a.example/x?y=1&amp;z">here</a></p>',
    discordMarkdown: '**bold** *it* ~~no~~ `a<b` [here](https://a.example/x?y=1&z)',
    mattermostMarkdown: '**bold** *it* ~~no~~ `a<b` [here](https://a.example/x?y=1&z)',
    xmppStyling: '*bold* _it_ ~no~ `a<b` here (https://a.example/x?y=1&z)',
    ircControls: '\u0002bold\u0002 \u001dit\u001d \u001eno\u001e `a<b` here (https://a.example/x?y=1&z)',
  })
})

t.test('headings, lists, quotes, tables and blocks of code have a form that each platform shows', async (t) => {
  const all = await written(
    '# Title **x**\n\n- one\n  - in\n- two\n\n3. c\n4. d\n\n> said\n\n```js\na < 1\n```\n\n|a|b|\n|-|-|\n|1|22|',
  )
  t.equal(
    all['slackText'],
    '*Title x*\n\n• one\n  • in\n• two\n\n3. c\n4. d\n\n> said\n\n```\na &lt; 1\n```\n\n```\na | b\n--|---\n1 | 22\n```',
  )
  t.match(all['telegramHtml'], '<b>Title x</b>\n\n• one\n  • in\n• two\n\n3. c\n4. d\n\n<blockquote>said</blockquote>')
  t.match(all['telegramHtml'], '<pre><code class="language-js">a &lt; 1</code></pre>\n\n<pre>a | b\n')
  t.equal(
    all['matrixHtml'],
    '<h1>Title x</h1><ul><li>one<ul><li>in</li></ul></li><li>two</li></ul><ol start="3"><li>c</li><li>d</li></ol>' +
      '<blockquote><p>said</p></blockquote><pre><code class="language-js">a &lt; 1</code></pre>' +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>22</td></tr></tbody></table>',
  )
  t.match(all['mattermostMarkdown'], '```js\na < 1\n```\n\n| a | b |\n| --- | --- |\n| 1 | 22 |')
  t.match(all['discordMarkdown'], '```\na | b\n--|---\n1 | 22\n```')
  t.match(all['ircControls'], '\u0002Title x\u0002\n\n• one\n  • in\n• two')
})

t.test('text of a model is no markup of a platform', async (t) => {
  const hostile =
    '__it__ <!channel> <@U1> <script>x</script> @everyone @channel a@b.example [x](javascript:alert) &lt;b> \u0003,4 \\@all <b>no</b>'
  const all = await written(hostile)
  t.notMatch(all['slackText'], /<(?!mailto)/)
  t.match(all['slackText'], '&lt;!channel&gt; &lt;@U1&gt;')
  for (const name of ['telegramHtml', 'matrixHtml'])
    t.notMatch(all[name], /<(?!\/?(p|b|strong|a)[ >])|javascript:alert"/, name)
  for (const name of ['telegramHtml', 'mattermostMarkdown']) {
    t.match(all[name], /@\u200beveryone @\u200bchannel/, name)
    t.match(all[name], 'a@b.example', `${name}: an address of mail stays as it is`)
  }
  t.match(all['discordMarkdown'], /\\<!channel> \\<@U1>/)
  t.match(all['discordMarkdown'], /^\*\*it\*\*/, 'two underlines are bold, and not underlined')
  t.notMatch(all['ircControls'], '\u0003')
})

t.test('what stands in a text means nothing more than in Markdown', async (t) => {
  t.match(await written('a \\*b\\* ||c|| 2 * 3 snake_case_name'), {
    discordMarkdown: 'a \\*b\\* \\|\\|c\\|\\| 2 \\* 3 snake_case_name',
  })
  t.match(await written('x\n1986\\. A year\n\\# none'), { mattermostMarkdown: 'x\n1986\\. A year\n\\# none' })
  t.match(await written('``a`b``'), { discordMarkdown: '`` a`b ``', slackText: '`a\u02cbb`' })
  t.match(await written('````\n```\n````'), {
    mattermostMarkdown: '````\n```\n````',
    slackText: '```\n`\u200b``\n```',
  })
})

t.test('thousands of nested quotes are text', async (t) => {
  for (const [name, text] of Object.entries(await written(`${'>'.repeat(20_000)} a`))) t.match(text, 'a', name)
})

t.test('no text makes a tag or a token that was not written by the format', async () => {
  const text = fc.stringMatching(/^[<>&"'@!#*_~`|[\]() \n\\a-c1.-]{0,80}$/)
  const of = (format: Format) => formatterOf(format)
  const [toSlack, toTelegram, toMatrix] = [await of(slackText), await of(telegramHtml), await of(matrixHtml)]
  fc.assert(
    fc.property(text, (markdown) => {
      const rest = toSlack(markdown).replaceAll(/<(?:https?|mailto):[^<>|]*\|[^<>]*>/g, '')
      if (/<|(?<!^)(?<!\n)(?<!> ?)>(?! )/.test(rest)) return false
      const tags =
        /<\/?(?:[bisp]|a|em|del|strong|code|pre|blockquote|h[1-6]|hr|br|[uo]l|li|table|thead|tbody|tr|t[hd])(?: (?:href|class)="[^"<>]*"| start="\d+")?>/g
      return [toTelegram(markdown), toMatrix(markdown)].every((html) => !/[<>]/.test(html.replaceAll(tags, '')))
    }),
    { numRuns: 400 },
  )
})

t.test('a block of code that is cut is closed, and opened again', async (t) => {
  const code = Array.from({ length: 60 }, (_, index) => `  line ${index}`).join('\n')
  const text = `Before.\n\n\`\`\`ts\n${code}\n\`\`\`\n\nAfter.`
  const parts = splitText(text, 300)
  t.ok(parts.every((part) => part.length <= 300))
  t.ok(parts.length > 2)
  for (const part of parts.slice(1, -1)) t.match(part, /^```ts\n {2}line [\s\S]*\n```$/)
  const lines = parts.flatMap((part) => part.split('\n')).filter((line) => line.includes('line'))
  t.same(lines, code.split('\n'), 'each line is there once, as it was')
  for (let length = 300; length < text.length; length += 7)
    for (const [index, part] of splitText(text.slice(0, length), 300).slice(0, -1).entries())
      t.equal(part, parts[index], `${length}`)
})

t.test('a text is cut after a paragraph, and not within a link, and as long as the platform counts', async (t) => {
  t.same(splitText('One two three.\n\nFour five six.', 20), ['One two three.', 'Four five six.'])
  t.same(splitText('some more words before [a link](https://a.example/b) x', 40), [
    'some more words before',
    '[a link](https://a.example/b) x',
  ])
  const toSlack = await formatterOf(slackText)
  const parts = splitText('&&&& '.repeat(100), 100, (part) => toSlack(part).length)
  t.ok(parts.every((part) => toSlack(part).length <= 100))
  t.equal(parts.join(' ').trim(), '&&&& '.repeat(100).trim())
})

t.test('a line of IRC is cut at a word, and its emphasis goes on', async (t) => {
  t.same(linesOf('one two three four', 10), ['one two', 'three four'])
  t.same(linesOf('\u0002one two three\u0002', 10), ['\u0002one two', '\u0002three\u0002'])
  t.same(linesOf('\u0002\u0002', 10), [])
  for (const line of linesOf('wörter über wörter '.repeat(40), 50)) {
    t.ok(Buffer.byteLength(line) <= 50)
    t.match(line, /^(wörter|über)( (wörter|über))*$/)
  }
})

t.test('what Telegram does not understand as HTML is sent as it was written', async (t) => {
  const bodies: object[] = []
  const call = async ({ body }: { readonly body?: object | string }) => {
    bodies.push(Object(body))
    if (bodies.length === 1)
      throw new PlatformFault("The platform answered 400. Bad Request: can't parse entities.", { mayPass: false })
    return { result: { message_id: 7 } }
  }
  const load = () => Promise.reject(new Error('nothing is loaded'))
  const channel = telegram.http?.open({ id: 'x', name: 'x', settings: {}, secrets: {} }, { call, load })
  const message = { id: 'a', threadId: '4/2', text: '<b>x</b>', markdown: '**x**' }
  t.equal(await channel?.send(message), '7')
  t.match(bodies, [
    { text: '<b>x</b>', parse_mode: 'HTML' },
    { text: '**x**', chat_id: '4', message_thread_id: 2 },
  ])
  t.notOk(Object.hasOwn(bodies[1] ?? {}, 'parse_mode'))
})

t.test('a name or server so long that no text fits beside it does not keep IRC busy for ever', async (t) => {
  for (const bytesMax of [5, 0, -300]) {
    const lines = linesOf(`${'\u0002bold \u001dtext '.repeat(40)}${'😀'.repeat(20)}`, bytesMax)
    t.ok(lines.length < 200, `${lines.length} lines`)
    t.equal(lines.join('').replaceAll(/[^😀]/gu, ''), '😀'.repeat(20))
  }
})

t.test('at Mattermost, no reference of HTML and no address becomes a name', async (t) => {
  const format = await formatterOf(mattermostMarkdown)
  t.equal(format('&#64;all &commat;all &amp;#64;all'), '@\u200ball \\&commat;all \\&#64;all')
  t.equal(format('https://a.example/@all'), '[https://a.example/@\u200ball](https://a.example/%40all)')
  t.equal(format('https://a.example/?a=1&b=2'), 'https://a.example/?a=1&b=2')
  t.equal(format('[x](https://a.example/\\) y)'), '\\[x\\]([https://a.example/\\\\](https://a.example/%5C)) y)')
})

t.test('what Discord shows of a command has no mention and no markup', async (t) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const hex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const shownOf = (value: string) => {
    const body = {
      type: 2,
      id: '1',
      channel_id: '2',
      member: { user: { id: '3', username: 'eve' } },
      data: { options: [{ value }] },
    }
    const bytes = Buffer.from(JSON.stringify(body))
    const now = new Date().toISOString()
    const timestamp = String(Math.floor(Date.parse(now) / 1000))
    const signature = sign(null, Buffer.concat([Buffer.from(timestamp), bytes]), privateKey).toString('hex')
    const headers = { 'X-Signature-Timestamp': timestamp, 'X-Signature-Ed25519': signature }
    const access = { id: 'x', name: 'x', settings: { publicKey: hex }, secrets: {} }
    return discord.receive?.(access, { bytes, body, headers, now })
  }
  const received = shownOf('@everyone <@&4> [bank](https://evil.example)\n# big')
  t.equal(
    received?.messages[0]?.text,
    '@everyone <@&4> [bank](https://evil.example)\n# big',
    'the chat has it as it is',
  )
  const content = received?.answer?.content ?? ''
  t.notMatch(content, /@[^\u200b]/)
  t.match(content, '\\[bank\\](https://evil.example)\n\\# big')
  const long = shownOf('😀'.repeat(2_000))?.answer?.content ?? ''
  t.ok(long.isWellFormed() && long.length <= 2_000)
})
