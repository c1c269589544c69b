/**
 * Where a text that an academy with a name of its own has sent contains the sample academy's name.
 * In Telugu the name is a word by itself; with a suffix it is the ordinary word for value.
 * Cookies and the browser's stored drafts may, and so may the sample's records: its people's emails
 * and the links of their classes.
 */
export function findSampleName(text: string): string[] {
  const ours = text.replaceAll(
    /\b(?!hello@|www\.)[\w.-]+[@.]viluva\.example|viluva_\w+=|viluva-draft:/g,
    "",
  );
  return [...ours.matchAll(/viluva|(?<![\u0c00-\u0c7f])విలువ(?![\u0c00-\u0c7f])/gi)].map(
    ({ index }) => ours.slice(Math.max(0, index - 40), index + 46),
  );
}
