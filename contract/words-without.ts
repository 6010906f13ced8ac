/** A text without the words of another, each as often as it is there. */
export function wordsWithout(text: string, words: string): string {
  const left = words.split(/\s+/);
  return text
    .split(/\s+/)
    .filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join(' ');
}
