/** Saves a file as a download. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers have not read the file before this time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Excel needs it to decode UTF-8. Decoding a response as text removes the server's. */
const byteOrderMark = '\uFEFF';

/** Saves the text of a CSV file as a download. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
