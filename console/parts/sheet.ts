/**
 * Adopts the styles of a screen when its script is loaded, so that the first screen does not wait for them. They come as
 * text in that script: the policy of the page takes no style element, and a constructed sheet is none.
 */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
