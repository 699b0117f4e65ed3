/** Whether a path is that of the audio editor, of the station or of an episode, which needs the room of the menu. */
export function isEditor(path: string): boolean {
  return path.endsWith('/audio-editor');
}
