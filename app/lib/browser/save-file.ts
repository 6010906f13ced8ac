/** Saves a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers have not read the file before this time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
