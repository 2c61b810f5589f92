/** Messages that are made to take time or memory, or to make a reader stumble. */
export const bombs: Readonly<Record<string, () => string | Buffer>> = {
  'a needle in a heap of lines': () => `Subject: needle\r\n\r\n${'\r\n'.repeat(100_000)}`,
  'nothing in it': () => '',
  'a single byte': () => '\u0000',
  'the first line of a mailbox': () => 'From a@b Thu Jan  1 00:00:00 1970\nSubject: x\n\n',
  'ten thousand nested parts': () =>
    lines(10_000, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`),
  'two hundred nested parts': () =>
    lines(200, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`),
  'parts that all have one boundary': () => 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(5_000),
  'fifty thousand parts': () => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(50_000)}`,
  'a thousand and one attachments': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(1_001)}`,
  'half a million boundaries': () => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n'.repeat(500_000)}`,
  'a boundary that never comes': () => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--a\r\n'.repeat(100_000)}`,
  'an empty boundary': () => `Content-Type: multipart/mixed; boundary=""\r\n\r\n${'--\r\n'.repeat(50_000)}`,
  'a boundary of a hundred thousand letters': () =>
    `Content-Type: multipart/mixed; boundary=${'b'.repeat(100_000)}\r\n\r\n--${'b'.repeat(100_000)}\r\n\r\nx`,
  'a boundary of signs that mean something to patterns': () =>
    'Content-Type: multipart/mixed; boundary="((((.*)*)*)*$"\r\n\r\n--((((.*)*)*)*$\r\n\r\nx\r\n--((((.*)*)*)*$--',
  'a hundred thousand addresses': () => `To: ${lines(100_000, (n) => `"N ${n}" <a${n}@example.org>,\r\n `)}a@b\r\n\r\n`,
  'nine thousand addresses in each field': () =>
    ['To', 'Cc', 'Bcc', 'Reply-To', 'From']
      .map((name) => `${name}: ${lines(9_000, (n) => `a${n}@b,\r\n `)}a@b\r\n`)
      .join(''),
  'fifty thousand nested groups': () => `To: ${'g:'.repeat(50_000)}${';'.repeat(50_000)}\r\n\r\n`,
  'a hundred thousand groups': () => `To: ${'g:;,\r\n '.repeat(100_000)}\r\n\r\n`,
  'comments that do not end': () =>
    `To: ${'('.repeat(200_000)}\r\nContent-Type: ${'('.repeat(200_000)}\r\nDate: ${'('.repeat(200_000)}\r\n\r\n`,
  'quotes that do not end': () =>
    `To: ${'"a '.repeat(100_001)}\r\nContent-Type: text/plain; name=${'"a\\'.repeat(100_001)}\r\n\r\n`,
  'brackets that do not end': () => `To: ${'<'.repeat(300_000)}\r\nCc: ${'<a@b'.repeat(100_000)}\r\n\r\n`,
  'signs instead of addresses': () =>
    `To: ${'@'.repeat(100_000)}${','.repeat(100_000)}${';'.repeat(100_000)}${':'.repeat(100_000)}${'\\'.repeat(100_000)}\r\n\r\n`,
  'a hundred thousand encoded words': () =>
    `Subject: ${'=?utf-8?Q?a?=\r\n '.repeat(100_000)}\r\nTo: ${'=?utf-8?B?YQ==?= '.repeat(50_000)}<a@b>\r\n\r\n`,
  'encoded words that do not end': () => `Subject: ${'=?utf-8?Q?'.repeat(200_000)}\r\n\r\n`,
  'encoded words of charsets that nobody knows': () =>
    `Subject: ${'=?x-none?Q?=00=ff?= =?utf-7?Q?+AGE-?= =?utf-16?B?/v8A?= =??Q??='.repeat(1_000)}\r\n\r\n`,
  'a header of three million bytes': () => `Subject: ${'a'.repeat(3_000_000)}\r\n\r\n`,
  'a header of nearly two mebibytes': () => `Subject: ${'a '.repeat(1_000_000)}\r\n\r\n`,
  'a hundred thousand headers': () => `${'X-A: b\r\n'.repeat(100_000)}\r\n`,
  'a hundred thousand lines that are no headers': () => `${'no header\r\n'.repeat(100_000)}\r\n`,
  'a hundred thousand folded lines': () => `Subject: a\r\n${' b\r\n'.repeat(100_000)}\r\n`,
  'headers that JavaScript has names for': () =>
    '__proto__: x\r\nconstructor: y\r\ntoString: z\r\nhasOwnProperty: a\r\nContent-Type: text/plain; __proto__=x; constructor="y"\r\n\r\n',
  'fifty thousand servers on its way': () =>
    `${'Received: from a by b; Thu, 1 Jan 2026 00:00:00 +0000\r\n'.repeat(20_000)}\r\n`,
  'a date of a million signs': () => `Date: ${'1 Jan '.repeat(160_000)}\r\nReceived: ${';'.repeat(500_000)}\r\n\r\n`,
  'dates that are none': () =>
    'Date: Thu, 32 Foo 99999 25:61:61 +9999\r\nReceived: x; Fri, 31 Dec 9999 23:59:59 -2359\r\n\r\n',
  'a Message-ID of a million signs': () => `Message-ID: <${'a'.repeat(1_000_000)}@b>\r\n\r\n`,
  'a hundred thousand parameters': () => `Content-Type: text/plain${lines(100_000, (n) => `;\r\n a${n}=b`)}\r\n\r\n`,
  'a filename in fifty thousand pieces': () =>
    `Content-Disposition: attachment${lines(50_000, (n) => `;\r\n filename*${n}*=%41`)}\r\n\r\nx`,
  'a filename of a million signs': () =>
    `Content-Disposition: attachment; filename="${'../'.repeat(300_000)}x"\r\n\r\nx`,
  'filenames that lead elsewhere': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${['../../etc/passwd', '..\\\\..\\\\win.ini', '/dev/null', 'C:\\\\x', '.', '..', '\u0000', 'a\u0000.exe', 'CON', '\u202exe.gpj', '__proto__', '%2e%2e%2f'].map((name) => `--b\r\nContent-Type: application/x\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx\r\n`).join('')}--b--`,
  'ten million bytes of base64': () =>
    `Content-Type: application/x\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(2_500_000)}`,
  'base64 that is none': () =>
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${'!?*=\u0000=='.repeat(500_000)}`,
  'base64 with a line end behind each letter': () =>
    `Content-Type: application/x\r\nContent-Transfer-Encoding: base64\r\n\r\n${'Q\r\n'.repeat(500_000)}`,
  'quoted-printable of soft breaks': () =>
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'=\r\n'.repeat(500_000)}`,
  'quoted-printable that is none': () =>
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'=ZZ=='.repeat(800_000)}`,
  'an encoding that nobody knows': () =>
    `Content-Type: text/plain; charset=x-none\r\nContent-Transfer-Encoding: x-bomb\r\n\r\n${'\u00ff'.repeat(1_000_000)}`,
  'UTF-8 that is none': () =>
    Buffer.concat([
      Buffer.from('Content-Type: text/plain; charset=utf-8\r\n\r\n'),
      Buffer.alloc(4_000_000, Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xff, 0xf8])),
    ]),
  'UTF-16 of an odd length': () =>
    Buffer.concat([Buffer.from('Content-Type: text/plain; charset=utf-16le\r\n\r\n'), Buffer.alloc(1_000_001, 0xd8)]),
  'escapes of a charset that changes within itself': () =>
    `Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n${'\u001b$B\u001b(B\u001b$'.repeat(400_000)}`,
  'characters of four bytes that are cut': () =>
    Buffer.concat([
      Buffer.from('Content-Type: text/plain; charset=gb18030\r\n\r\n'),
      Buffer.alloc(2_000_000, Buffer.from([0x81, 0x30, 0x81])),
    ]),
  'four million zeros': () => Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(4_000_000)]),
  'zeros in every header': () =>
    'Subject: a\u0000b\r\nFrom: a\u0000@b\r\nTo: "\u0000" <\u0000>\r\nMessage-ID: <\u0000>\r\n\r\n\u0000',
  'four million carriage returns': () => `Subject: x\r\n\r\n${'\r'.repeat(4_000_000)}`,
  'four million line feeds': () => `Subject: x\n\n${'\n'.repeat(4_000_000)}`,
  'a few lines less than the limit': () => `Subject: x\n\n${'\n'.repeat(499_990)}`,
  'a line of ten million letters': () => `Subject: x\r\n\r\n${'a'.repeat(10_000_000)}`,
  'ten thousand messages within each other': () => 'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000),
  'nine hundred messages beside each other': () =>
    `Content-Type: multipart/digest; boundary=b\r\n\r\n${'--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: x\r\n\r\ny\r\n'.repeat(900)}`,
  'a million signs that open a tag': () => `Content-Type: text/html\r\n\r\n${'<'.repeat(1_000_000)}`,
  'half a million tags within each other': () => `Content-Type: text/html\r\n\r\n${'<div>'.repeat(500_000)}`,
  'quotes within tags': () => `Content-Type: text/html\r\n\r\n${'<a "\'>'.repeat(300_000)}`,
  'links that do not end': () => `Content-Type: text/html\r\n\r\n${'<a href="x">'.repeat(200_000)}`,
  'attributes of five million letters': () => `Content-Type: text/html\r\n\r\n<p ${'a=b '.repeat(1_250_000)}>x`,
  'entities of all kinds': () =>
    `Content-Type: text/html\r\n\r\n${'&amp&#x110000;&#0;&notanentity;&#99999999999;'.repeat(80_000)}`,
  'comments and styles that do not end': () =>
    `Content-Type: text/html\r\n\r\n${'<!--'.repeat(200_000)}${'<style>'.repeat(200_000)}`,
  'flowed text of quotes': () =>
    `Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${'> \r\n'.repeat(50_000)}${'>'.repeat(1_000_000)}`,
  'a calendar of fifty thousand lines': () =>
    `Content-Type: text/calendar; method=REQUEST\r\n\r\n${'BEGIN:VEVENT\r\n'.repeat(50_000)}`,
  'an alternative for every taste': () =>
    `Content-Type: multipart/alternative; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/html\r\n\r\n<b>x</b>\r\n--b\r\nContent-Type: text/plain\r\n\r\ny\r\n'.repeat(10_000)}`,
  'more bytes than the limit': () => Buffer.alloc(26 * 1024 * 1024 + 1),
}

function lines(count: number, make: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => make(n)).join('')
}
