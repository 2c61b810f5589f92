// The terminal writes its rules as style elements and attributes, which the policy of our pages ignores without a word:
// the text would be black and proportional. The same rules are allowed as style sheets that a script makes.
const createElement = Document.prototype.createElement
const setAttribute = Element.prototype.setAttribute

Document.prototype.createElement = function (name, options) {
  return String(name).toLowerCase() === 'style'
    ? sheetElement(createElement.call(this, 'meta'))
    : createElement.call(this, name, options)
}

Element.prototype.setAttribute = function (name, value) {
  if (name === 'style' && this.style) this.style.cssText = value
  else setAttribute.call(this, name, value)
}

/** An element that stands where a style element would, with a sheet of the document in its place. */
function sheetElement(element) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let rules = ''
  Object.defineProperties(element, {
    sheet: { get: () => sheet },
    textContent: {
      get: () => rules,
      set: (text) => {
        rules = text
        sheet.replaceSync(text)
      },
    },
  })
  element.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    Element.prototype.remove.call(element)
  }
  return element
}
