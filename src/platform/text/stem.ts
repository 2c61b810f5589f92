/**
 * The stem of an English word by the algorithm of M. F. Porter ("An algorithm for suffix stripping", 1980): `exports`,
 * `exporting` and `exported` have one. Expects lower case; what is no English word comes out as it is or shorter, the same
 * each time.
 */
export function stemOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let stem = plural(word)
  stem = pastOrGerund(stem)
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaceEnding(stem, doubleEndings, 0)
  stem = replaceEnding(stem, singleEndings, 0)
  stem = dropEnding(stem)
  return finalLetter(stem)
}

// Each ending with what takes its place, the longest of those that end alike first.
const doubleEndings: readonly (readonly [ending: string, instead: string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
]
const singleEndings: readonly (readonly [ending: string, instead: string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]
const droppedEndings = [
  ...['ement', 'ance', 'ence', 'able', 'ible', 'ment', 'ant', 'ent', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize'],
  ...['ion', 'al', 'er', 'ic', 'ou'],
]

function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function pastOrGerund(word: string): string {
  if (word.endsWith('eed')) return measureOf(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const ending = ['ed', 'ing'].find((each) => word.endsWith(each) && hasVowel(word.slice(0, -each.length)))
  if (ending === undefined) return word
  const stem = word.slice(0, -ending.length)
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1)
  return measureOf(stem) === 1 && isShort(stem) ? `${stem}e` : stem
}

function replaceEnding(word: string, endings: typeof doubleEndings, measureMin: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (found === undefined) return word
  const stem = word.slice(0, -found[0].length)
  return measureOf(stem) > measureMin ? stem + found[1] : word
}

function dropEnding(word: string): string {
  const ending = droppedEndings.find((each) => word.endsWith(each))
  if (ending === undefined) return word
  const stem = word.slice(0, -ending.length)
  const isAllowed = ending !== 'ion' || /[st]$/.test(stem)
  return isAllowed && measureOf(stem) > 1 ? stem : word
}

function finalLetter(word: string): string {
  const stem = word.slice(0, -1)
  if (word.endsWith('e')) {
    const measure = measureOf(stem)
    return measure > 1 || (measure === 1 && !isShort(stem)) ? stem : word
  }
  return word.endsWith('ll') && measureOf(word) > 1 ? stem : word
}

/** Vowels and consonants as letters `v` and `c`; a y after a consonant is a vowel. */
function shapeOf(word: string): string {
  let shape = ''
  for (const letter of word) shape += 'aeiou'.includes(letter) || (letter === 'y' && shape.endsWith('c')) ? 'v' : 'c'
  return shape
}

/** How often a vowel is followed by a consonant. */
function measureOf(word: string): number {
  return shapeOf(word).match(/v+c+/g)?.length ?? 0
}

function hasVowel(word: string): boolean {
  return shapeOf(word).includes('v')
}

/** Ends like `hop`: consonant, vowel, consonant, and that is no w, x or y. */
function isShort(word: string): boolean {
  return shapeOf(word).endsWith('cvc') && !/[wxy]$/.test(word)
}
