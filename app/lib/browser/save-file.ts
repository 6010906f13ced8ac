/** Hands a file to the person, who keeps it where the browser keeps what it loads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken it by then; at once would be too early in some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
