/**
 * A file of a typeface that could not be fetched is never asked for again by a browser, and the letters in it stay another
 * typeface's, or boxes where the system has none. Once the line is back, the rules of such files are written anew.
 */
export function mendTypefaces(): void {
  addEventListener('online', writeAnew);
}

function writeAnew(): void {
  const failed = [...document.fonts].filter(({ status }) => status === 'error').map(nameOfFace);
  if (failed.length === 0) return;
  for (const sheet of document.styleSheets)
    for (const [place, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !failed.includes(nameOfRule(rule))) continue;
      sheet.deleteRule(place);
      sheet.insertRule(rule.cssText, place);
    }
}

/** Of the faces of one family each has letters, a weight or a slant of its own. */
const nameOf = (parts: readonly string[]) =>
  parts.map((part) => part.replaceAll(/["'\s]/g, '').toUpperCase()).join('|');

const nameOfFace = ({ family, style, weight, unicodeRange }: FontFace) => nameOf([family, style, weight, unicodeRange]);

const nameOfRule = ({ style }: CSSFontFaceRule) =>
  nameOf(['font-family', 'font-style', 'font-weight', 'unicode-range'].map((name) => style.getPropertyValue(name)));
