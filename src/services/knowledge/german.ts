import { searchWords } from '../../platform/text/search-words.ts'
import { keptOnce } from '../../platform/work/kept-once.ts'

/** Words that say nothing of what a German question is about, of which none is an English word that does. */
const functionWords = keptOnce(
  () =>
    new Set(
      searchWords(`
    aber alle als am an auch auf aus bei beim bin bis da damit dann das dass dein dem den denn der des dich die dies
    diese diesem diesen dieser dieses dir doch du durch ein eine einem einen einer eines er es etwas euch euer für gegen
    gibt habe haben hat hier ich ihm ihn ihr ihre im in ist ja jede jedem jeden jeder jedes kann kein keine können
    lässt man mein meine mich mir mit muss müssen nach nicht noch nur ob oder ohne sein seine sich sie sind so soll
    sollen über um und uns unser vom von vor wann war warum was weil welche welchem welchen welcher welches wenn werden
    wer weshalb wie wieder wieso wird wo woher wohin wozu zu zum zur zwischen`),
    ),
)
/** By these alone a question is taken for German: they are no English words, nor names. */
const signs = keptOnce(
  () =>
    new Set(
      searchWords(`auf aus dem den denn der des ein eine einem einen einer für gibt haben ich ist kann kein keine können man
    mein meine mit muss nach nicht ohne oder sich sie sind und vom von warum welche werden wie wird wo zu zum zur über`),
    ),
)
const endings = /(?:ern|em|en|er|es|e|s|n)$/
const stemLengthMin = 4

/** The words of a question (as `searchWords` gives them) that say what it is about, if it is German. */
export function germanWords(words: readonly string[]): readonly string[] | undefined {
  if (!words.some((word) => signs().has(word))) return undefined
  const telling = words.filter((word) => !functionWords().has(word))
  return telling.length > 0 ? telling : undefined
}

/** The word without its ending. Accents are gone already, so that Schlüssel and Schlüsseln differ in it alone. */
export function germanStem(word: string): string {
  const stem = word.replace(endings, '')
  return stem.length >= stemLengthMin ? stem : word
}
