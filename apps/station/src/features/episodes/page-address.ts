/** The address of the episode's public page. */
export function pageAddress(publicUrl: string, slug: string, id: number): string {
  return `${publicUrl}/${slug}/listen/${id}`;
}
