const maxLength = 63;

/** The slug that a title proposes: its letters without accents, and its digits, joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
}

/** Whether a slug has the form that the station accepts. */
export function isSlug(slug: string): boolean {
  return slug.length <= maxLength && /^[a-z\d][a-z\d-]*$/.test(slug);
}
