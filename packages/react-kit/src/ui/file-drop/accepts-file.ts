/** Whether a file matches an `accept` list: a type, a wildcard type ("image/*") or an extension (".wav"). An empty list matches all. */
export function acceptsFile(accept: string | undefined, file: Pick<File, 'name' | 'type'>): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  if (wanted.length === 0) return true;
  const type = file.type.toLowerCase();
  return wanted.some((part) => {
    if (part.startsWith('.')) return file.name.toLowerCase().endsWith(part);
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part;
  });
}
