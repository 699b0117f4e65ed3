import type { EpisodeInput } from '@postkit/sdk/schema';

/** Fields of the publish dialog that checks lead to. */
export const dialogFields: ReadonlySet<string> = new Set([
  'season_number',
  'episode_number',
  'chapters',
  'onceUseTags',
  'soundbites',
  'alternate_enclosures',
]);

/** Fields of the editor that checks lead to. */
export const editorFields = ['title', 'description', 'cover', 'ads'] as const;
export type EditorField = (typeof editorFields)[number];

/** The fields of an episode as the user left them in the publish dialog. */
export type EnteredFields = Partial<EpisodeInput>;

export function isEditorField(field: string): field is EditorField {
  return editorFields.some((name) => name === field);
}
