const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

// The obsolete zones of RFC 5322, section 4.3, in hours. Any other name means UTC there.
const zones: Readonly<Record<string, number>> = {
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

const mailDate =
  /(?:^|[\s,])(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s-]+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(?:([+-])(\d{2}):?(\d{2})|([a-z]{1,5}))?/i
const isoDate = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|[+-]\d{2}:?\d{2})/i

/**
 * Reads the date of a mail header (RFC 5322, section 3.3, with the obsolete forms) as ISO 8601 in UTC; nothing for what
 * is no date.
 */
export function readMailDate(text: string): string | undefined {
  // A date is never as long as this, and comments may stand around it.
  const plain = text.slice(0, 256).replace(/\([^()]*\)/g, ' ')
  const [iso] = isoDate.exec(plain) ?? []
  const time =
    iso === undefined
      ? timeOf(mailDate.exec(plain))
      : Date.parse(iso.replace(/\s+/g, (_, at: number) => (at === 10 ? 'T' : '')))
  // What lies beyond the years of four digits is no date that anybody wrote a message at.
  return time !== undefined && time >= -62_167_219_200_000 && time < 253_402_300_800_000
    ? new Date(time).toISOString()
    : undefined
}

/** The date at the end of a `Received` header. */
export function readReceivedDate(header: string): string | undefined {
  return readMailDate(header.slice(header.lastIndexOf(';') + 1))
}

function timeOf(found: RegExpExecArray | null): number | undefined {
  if (found === null) return undefined
  const [, day, month = '', year = '', hour, minute, second = '0', sign, zoneHours, zoneMinutes, zoneName = ''] = found
  const date = Date.UTC(fullYear(year), months.indexOf(month.toLowerCase()), Number(day))
  const isDate = months[new Date(date).getUTCMonth()] === month.toLowerCase()
  if (!isDate || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  const zone =
    sign === undefined
      ? 60 * (zones[zoneName.toLowerCase()] ?? 0)
      : Number(`${sign}1`) * (Number(zoneHours) * 60 + Number(zoneMinutes))
  return date + ((Number(hour) * 60 + Number(minute) - zone) * 60 + Number(second)) * 1000
}

// RFC 5322, section 4.3: years of two digits lie between 1950 and 2049, those of three count from 1900.
function fullYear(year: string): number {
  if (year.length === 4) return Number(year)
  return Number(year) + (year.length === 2 && Number(year) < 50 ? 2000 : 1900)
}
